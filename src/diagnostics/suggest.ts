/** The known name that was most likely meant, if any is close enough. */
export function closest(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length * 0.4)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** A help line that names the likely candidate, else lists the choices when they are few. */
export function didYouMean(name: string, known: Iterable<string>, what: string): string {
  const choices = [...known];
  const guess = closest(name, choices);
  if (guess !== undefined) return `did you mean "${guess}"?`;
  if (choices.length === 0) return `there are no ${what} to choose from`;
  const shown = choices.slice(0, 12).join(", ");
  return `${what}: ${shown}${choices.length > 12 ? ` and ${choices.length - 12} more` : ""}`;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(previous, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = at(beforePrevious, isSwap ? j - 2 : -1) + 1;
      current.push(Math.min(at(current, j - 1) + 1, at(previous, j) + 1, replaced, swapped));
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
