// Who may import whom. A folder that is not named here may not be imported by anybody.
const layers = {
  diagnostics: [],
  model: ["diagnostics"],
  keys: [],
  manifests: ["model"],
  spec: ["diagnostics", "model"],
  resolve: ["diagnostics", "model", "keys", "manifests", "spec"],
  synth: ["diagnostics", "model", "manifests"],
  output: ["compile", "diagnostics", "model", "resolve", "spec", "synth"],
  constructs: ["compile", "diagnostics", "model", "manifests", "spec", "synth", "output"],
  cli: ["compile", "diagnostics", "model", "keys", "manifests", "spec", "resolve", "synth", "output"],
};

// Packages that only one part of the program may know.
const owners = {
  zod: "^src/spec/",
  yaml: "^src/(spec/|cli/print)",
  commander: "^src/cli/",
  tweetnacl: "^src/keys/",
  ajv: "^src/synth/check-objects",
  cdk8s: "^src/constructs/",
  constructs: "^src/constructs/",
  "cdk8s-plus-28": "^src/constructs/",
};

const error = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    error("no-cycles", "A cycle has no first file to read.", {}, { circular: true }),
    ...Object.entries(layers).map(([layer, allowed]) =>
      error(
        `layer-${layer}`,
        `src/${layer} may import ${allowed.length === 0 ? "no other layer" : allowed.join(", ")}.`,
        { path: `^src/${layer}/` },
        { path: "^src/", pathNot: [`^src/${layer}/`, ...allowed.map((other) => `^src/${other}(/|\\.ts$)`)] },
      ),
    ),
    ...Object.entries(owners).map(([name, owner]) =>
      error(
        `owner-of-${name}`,
        `Only ${owner} may import ${name}.`,
        { path: "^src/", pathNot: owner },
        { path: `node_modules/${name}/` },
      ),
    ),
    error(
      "pure-stages",
      "Stages between reading and writing do no I/O.",
      { path: "^src/(diagnostics|model|keys|manifests|spec|resolve|synth|compile\\.ts)" },
      { path: "^(node:)?(fs|net|http|https|child_process|os|process|path)(/|$)", dependencyTypes: ["core"] },
    ),
    error(
      "shipped-packages",
      "What the program needs comes with it, or is a peer.",
      { path: "^(src|imports)/" },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["npm-peer"] },
    ),
    error(
      "types-of-imports",
      "Plain objects need the types of imports/, not its constructs.",
      { path: "^src/(manifests|synth|resolve|spec|model|output|cli)/" },
      { path: "^imports/.*/kube-" },
    ),
    error(
      "light-commands",
      "Commands do not load cdk8s.",
      { path: "^src/cli/" },
      { path: "node_modules/(cdk8s|constructs|cdk8s-plus-28)/", reachable: true },
    ),
    error(
      "no-tests-in-source",
      "Tests know the source, never the other way round.",
      { path: "^src/" },
      { path: "^test/" },
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^lib/" },
  },
};
