import { auth } from "./auth";
import { documents } from "./documents";
import type { Entry } from "./entry";
import { files } from "./files";
import { fleet } from "./fleet";
import { network } from "./network";
import { offloading } from "./offloading";
import { output } from "./output";
import { secrets } from "./secrets";

export type { Entry, Severity } from "./entry";

/** Every diagnostic there is, by code. */
export const catalog = { ...files, ...documents, ...fleet, ...network, ...auth, ...offloading, ...output, ...secrets };

export type Code = keyof typeof catalog;

/** What a rule must tell so that the words of a code can be made. */
export type FactsOf<C extends Code> = (typeof catalog)[C] extends Entry<infer Facts> ? Facts : never;

/** Whether some text is the code of a diagnostic. */
export function isCode(text: string): text is Code {
  return Object.hasOwn(catalog, text);
}

/** The entry of a code, where the type of its facts does not matter. */
export function entryOf(code: Code): Pick<Entry<never>, "severity" | "title" | "mirrorsLiqo" | "waivable"> {
  return catalog[code];
}
