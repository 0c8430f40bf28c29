/** What is wrong in a value that came from a file: where in it, and in words. */
export interface Flaw {
  readonly at: string;
  readonly words: string;
}

/** Looks at a value; undefined when it is as it should be. */
export type Shape = (value: unknown) => Flaw | undefined;

/** A text, with an own law for what is in it. */
export function text(flawOf: (value: string) => string | undefined = () => undefined): Shape {
  return (value) => {
    if (typeof value !== "string") return wrong("must be text");
    const words = flawOf(value);
    return words === undefined ? undefined : wrong(`${JSON.stringify(value)} ${words}`);
  };
}

/** One of these texts. */
export function oneOf(...allowed: readonly string[]): Shape {
  const words = `must be ${allowed.map((each) => `"${each}"`).join(" or ")}`;
  return (value) => (allowed.some((each) => each === value) ? undefined : wrong(words));
}

/** A whole number above zero. */
export function count(value: unknown): Flaw | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? undefined : wrong("must be a whole number above zero");
}

/** A list whose every entry has a shape. */
export function listOf(shape: Shape): Shape {
  return (value) => {
    if (!Array.isArray(value)) return wrong("must be a list");
    for (const [index, entry] of value.entries()) {
      const flaw = shape(entry);
      if (flaw !== undefined) return { ...flaw, at: `[${index}]${flaw.at}` };
    }
    return undefined;
  };
}

/** A mapping with these keys; others are left alone. */
export function mapping(keys: Readonly<Record<string, Shape>>): Shape {
  const shapes = Object.entries(keys);
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong("must be a mapping");
    for (const [key, shape] of shapes) {
      const flaw = shape((value as Readonly<Record<string, unknown>>)[key]);
      if (flaw !== undefined) return { ...flaw, at: `.${key}${flaw.at}` };
    }
    return undefined;
  };
}

/** A value that may be left out. */
export function optional(shape: Shape): Shape {
  return (value) => (value === undefined ? undefined : shape(value));
}

/** Reads JSON of a shape; otherwise tells in words what is wrong with it. */
export function parseShape<T>(json: string, shape: Shape): { readonly value: T } | { readonly flaw: string } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { flaw: /^(<{7}|={7}|>{7})/m.test(json) ? "has the marks of a merge conflict" : "is no JSON" };
  }
  const flaw = shape(value);
  if (flaw === undefined) return { value: value as T };
  return { flaw: `is not as it was written: ${[flaw.at.replace(/^\./, ""), flaw.words].join(" ").trim()}` };
}

function wrong(words: string): Flaw {
  return { at: "", words };
}
