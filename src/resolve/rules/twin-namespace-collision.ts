import { problem } from "../../diagnostics/problem";
import type { Fleet } from "../../model/fleet";
import { placeOf } from "../../model/offloading";
import { clashes } from "../clashes";
import type { Rule } from "../resolution";
import { type Twin, twinsOf } from "../twins";

/** Liqo makes a twin only where no such namespace is: the later of two never gets ready. */
export const twinNamespaceCollision: Rule = function* (resolution) {
  const all = [...ownNamespaces(resolution.fleet), ...twinsOf(resolution)];
  for (const [first, later] of clashes(all, ({ provider, name }) => `${provider.name}/${name}`)) {
    const facts = { provider: later.provider.name, twin: later.name, first: words(first), second: words(later) };
    yield problem("twin-namespace-collision", later.at, facts, { related: [{ message: words(first), at: first.at }] });
  }
};

/** Namespaces that a cluster offloads itself exist there under their own names. */
function* ownNamespaces({ offloadings }: Fleet): Iterable<Twin> {
  for (const { consumer, namespace, requests } of offloadings) {
    const [request] = requests;
    if (request !== undefined)
      yield { provider: consumer, consumer, namespace, name: namespace, at: placeOf(request, "namespace") };
  }
}

function words({ consumer, namespace, provider }: Twin): string {
  return consumer === provider ? `its own "${namespace}"` : `"${namespace}" of "${consumer.name}"`;
}
