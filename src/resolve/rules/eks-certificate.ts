import { problem } from "../../diagnostics/problem";
import { fieldOf } from "../../model/cluster";
import { livingDirections } from "../../model/directions";
import { writtenOr } from "../../model/layers";
import type { Rule } from "../resolution";

/** EKS signs no client certificates, so an identity of that kind cannot be issued there. */
export const eksCertificate: Rule = function* ({ fleet }) {
  for (const {
    peering: { name, layers },
    direction,
  } of livingDirections(fleet)) {
    const { auth, provider, path } = direction;
    if (auth?.method !== "Certificate" || provider.platform !== "EKS") continue;
    const platform = fieldOf(provider, "platform");
    const at = writtenOr(layers, [...path, "auth", "method"], platform);
    const related = at === platform ? [] : [{ message: "the provider is EKS", at: platform }];
    yield problem("eks-certificate", at, { provider: provider.name }, { related, peering: name });
  }
};
