/** Every item whose key an earlier item has, with the first that had it. */
export function* clashes<T>(items: Iterable<T>, keyOf: (item: T) => string): Iterable<readonly [first: T, later: T]> {
  const seen = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, item);
    else yield [first, item];
  }
}

/** Of two that clash, the one to blame comes last: the later one, unless only the first was written by somebody. */
export function blamedLast<T>([first, later]: readonly [T, T], isWritten: (item: T) => boolean): readonly [T, T] {
  return isWritten(later) || !isWritten(first) ? [first, later] : [later, first];
}
