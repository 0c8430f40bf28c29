/** One condition on labels. */
export interface Requirement {
  readonly key: string;
  readonly operator: "In" | "NotIn" | "Exists" | "DoesNotExist";
  readonly values: readonly string[];
}

/** Conditions that must all hold. */
export type Selector = readonly Requirement[];

const key = "(?:[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9](?:[-A-Za-z0-9_.]*[A-Za-z0-9])?";
const value = "[A-Za-z0-9](?:[-A-Za-z0-9_.]*[A-Za-z0-9])?";
const oneValue = new RegExp(`^(?:${value})?$`);
const exists = new RegExp(`^(!?)\\s*(${key})$`);
const equality = new RegExp(`^(${key})\\s*(=|==|!=)\\s*(${value})?$`);
const set = new RegExp(`^(${key})\\s+(in|notin)\\s*\\(([^()]*)\\)$`);

/** Reads "region in (eu-west, eu-north), tier = gold, !staging" as kubectl does. */
export function parseSelector(text: string): Selector | { readonly why: string } {
  const requirements: Requirement[] = [];
  for (const part of splitOutsideParentheses(text)) {
    const requirement = parseRequirement(part.trim());
    if (requirement === undefined)
      return { why: part.trim() === "" ? "a condition is missing" : `"${part.trim()}" is no condition` };
    requirements.push(requirement);
  }
  return requirements;
}

/** Whether labels meet every requirement. A key that is absent meets NotIn, as in Kubernetes. */
export function matches(selector: Selector, labels: Readonly<Record<string, string>>): boolean {
  return selector.every((requirement) => meets(requirement, labels));
}

function meets({ key, operator, values }: Requirement, labels: Readonly<Record<string, string>>): boolean {
  const label = Object.hasOwn(labels, key) ? labels[key] : undefined;
  switch (operator) {
    case "In":
      return label !== undefined && values.includes(label);
    case "NotIn":
      return label === undefined || !values.includes(label);
    case "Exists":
      return label !== undefined;
    case "DoesNotExist":
      return label === undefined;
  }
}

function parseRequirement(text: string): Requirement | undefined {
  return parseExistence(text) ?? parseEquality(text) ?? parseMembership(text);
}

function parseExistence(text: string): Requirement | undefined {
  const [, not, key] = exists.exec(text) ?? [];
  return key === undefined ? undefined : { key, operator: not === "!" ? "DoesNotExist" : "Exists", values: [] };
}

function parseEquality(text: string): Requirement | undefined {
  const [, key, sign, right = ""] = equality.exec(text) ?? [];
  return key === undefined ? undefined : { key, operator: sign === "!=" ? "NotIn" : "In", values: [right] };
}

function parseMembership(text: string): Requirement | undefined {
  const [, key, word, list = ""] = set.exec(text) ?? [];
  const values = list.split(",").map((item) => item.trim());
  if (key === undefined || list.trim() === "" || !values.every((item) => oneValue.test(item))) return undefined;
  return { key, operator: word === "in" ? "In" : "NotIn", values };
}

function splitOutsideParentheses(text: string): string[] {
  return text.split(/,(?![^()]*\))/);
}
