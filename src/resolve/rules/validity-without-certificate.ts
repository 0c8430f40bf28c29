import { problem } from "../../diagnostics/problem";
import { livingDirections } from "../../model/directions";
import { originOf } from "../../model/layers";
import type { Rule } from "../resolution";

/** Tokens, IAM users and provided credentials live as long as whoever made them says. */
export const validityWithoutCertificate: Rule = function* ({ fleet }) {
  for (const {
    peering: { name, layers },
    direction,
  } of livingDirections(fleet)) {
    const { auth, path } = direction;
    if (auth?.validity === undefined || auth.method === "Certificate") continue;
    const related = [{ message: "the method", at: originOf(layers, [...path, "auth", "method"]) }];
    const at = originOf(layers, [...path, "auth", "validity"]);
    yield problem("validity-without-certificate", at, { method: auth.method }, { related, peering: name });
  }
};
