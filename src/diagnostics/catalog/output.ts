import { entry } from "./entry";

/** What would be emitted. */
export const output = {
  "destroys-peering": entry<{ peering: string; how: keyof typeof goings }>({
    severity: "error",
    title: "A peering is drained before it goes",
    message: (f) => `peering "${f.peering}" ${goings[f.how]}, and pods may still run over it`,
    label: () => "it was in use in the last run",
    help: (f) => `${remedies[f.how]}; or agree with \`--allow-destroy ${f.peering}\``,
  }),
  "manifest-refused": entry<{ object: string; cluster: string; release: string; what: string }>({
    severity: "error",
    title: "Every object fits the schema of its cluster's Liqo release",
    message: (f) => `${f.object} on "${f.cluster}" would be refused by Liqo ${f.release}: ${f.what}`,
    help: () =>
      "change the value that it comes from; if nothing in the specs says so, please report it as a bug of ours",
  }),
};

const goings = {
  dropped: "is no longer in the specs",
  Absent: "is Absent now",
  unmanaged: "loses the side of a cluster that is no longer ours",
  reversed: "loses a direction that was in use",
  barred: "no longer lets its consumer in",
  moved: "would be another one to Liqo, by a new cluster ID or tenant namespace",
};

const drain = "set `state: Drained` first and let both clusters sync";
const remedies = {
  dropped: `${drain}, then \`state: Absent\`, then remove it`,
  Absent: `${drain}, then take this step`,
  unmanaged: `${drain}, then take this step`,
  reversed: "keep it as `reverse: { state: Drained }` first and let both clusters sync, then `Absent`, then remove it",
  barred: `${drain}, then take this step`,
  moved: `${drain}, then \`state: Absent\`, then change it and make it Active again`,
};
