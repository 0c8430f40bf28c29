import { entry } from "./entry";

/** What would be emitted. */
export const output = {
  "destroys-peering": entry<{ peering: string; how: "dropped" | "Absent" | "unmanaged" }>({
    severity: "error",
    title: "A peering is drained before it goes",
    message: (f) => `peering "${f.peering}" ${goings[f.how]}, and pods may still run over it`,
    label: (f) => (f.how === "dropped" ? "the last run emitted it as Active" : "it was Active in the last run"),
    help: (f) =>
      `set \`state: Drained\` first and let both clusters sync, then ${f.how === "dropped" ? "`state: Absent`, then remove it" : "take this step"}; or agree with \`--allow-destroy ${f.peering}\``,
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
};
