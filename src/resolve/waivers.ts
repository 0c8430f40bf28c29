import { entryOf, isCode } from "../diagnostics/catalog";
import { type Diagnostic, hasErrors } from "../diagnostics/diagnostic";
import { problem } from "../diagnostics/problem";
import { placeIn, type SpecDocument } from "../spec/spec-document";
import type { Resolution } from "./resolution";

type Waiver = NonNullable<NonNullable<SpecDocument<"Fleet">["value"]["spec"]>["waivers"]>[number];

/** Leaves out what the Fleet waives, and adds what is wrong with the waivers: ended, or excusing nothing. */
export function applyWaivers(problems: readonly Diagnostic[], { documents, today }: Resolution): readonly Diagnostic[] {
  const judged = documents.Fleet.slice(0, 1).flatMap((fleet) =>
    (fleet.value.spec?.waivers ?? []).map((waiver, index) => judge(waiver, problems, { fleet, index, today })),
  );
  const excused = new Set(judged.flatMap((judgement) => judgement.excused));
  return [...problems.filter((diagnostic) => !excused.has(diagnostic)), ...judged.flatMap(({ about }) => about)];
}

interface Judgement {
  readonly excused: readonly Diagnostic[];
  readonly about: readonly Diagnostic[];
}

interface Standing {
  readonly fleet: SpecDocument<"Fleet">;
  readonly index: number;
  readonly today: string;
}

function judge(waiver: Waiver, problems: readonly Diagnostic[], { fleet, index, today }: Standing): Judgement {
  const { code, until, peering } = waiver;
  const place = (key: string) => placeIn(fleet, ["spec", "waivers", index, key]);
  if (!isCode(code) || entryOf(code).waivable !== true) return { excused: [], about: [] };
  if (until < today) return { excused: [], about: [problem("expired-waiver", place("until"), { code, until })] };
  const excused = problems.filter(
    (found) => found.code === code && (peering === undefined || found.peering === peering),
  );
  const facts = { code, peering: peering === undefined ? "" : ` for "${peering}"` };
  return {
    excused,
    about: excused.length === 0 && !hasErrors(problems) ? [problem("unused-waiver", place("code"), facts)] : [],
  };
}
