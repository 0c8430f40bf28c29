import { gitopsSamples } from "./gitops-samples";
import { kubernetesSamples } from "./kubernetes-samples";
import { liqoSamples } from "./liqo-samples";
import type { Sample } from "./sample";

/** One of each kind. */
export const samples: readonly Sample[] = [...liqoSamples, ...gitopsSamples, ...kubernetesSamples];
