import { z } from "zod";
import { type Finding, finding } from "./finding";

/** An optional field with its words: `fallback` is what happens when it is left out. */
export function optional<T extends z.ZodType>(
  schema: T,
  description: string,
  example: unknown,
  fallback?: string,
): z.ZodOptional<T> {
  const sentence = fallback === undefined ? description : `${description} Default: ${fallback}.`;
  return required(schema, sentence, example).optional();
}

/** A required field with its words. */
export function required<T extends z.ZodType>(schema: T, description: string, example: unknown): T {
  return schema.meta({ description, examples: [example] }) as T;
}

/** Text that must pass a check of ours; the pattern is what JSON Schema can say of it. */
export function text(check: (value: string) => Finding | undefined, pattern: RegExp): z.ZodString {
  return z.string().superRefine(refused(check)).meta({ pattern: pattern.source }) as z.ZodString;
}

/** A whole number within bounds. */
export function integer(minimum: number, maximum: number, outside: (value: number) => Finding): z.ZodNumber {
  const check = (value: number) => {
    if (!Number.isInteger(value))
      return finding("bad-value", {
        given: String(value),
        wanted: "a whole number",
        help: `write a whole number, ${minimum} to ${maximum}`,
      });
    return value < minimum || value > maximum ? outside(value) : undefined;
  };
  return z.number().superRefine(refused(check)).meta({ type: "integer", minimum, maximum }) as z.ZodNumber;
}

/** Turns a check of ours into one of zod's. */
export function refused<V>(check: (value: V) => Finding | undefined) {
  return (value: V, context: z.core.$RefinementCtx<V>): void => {
    const found = check(value);
    if (found !== undefined) context.addIssue({ code: "custom", params: { finding: found } });
  };
}
