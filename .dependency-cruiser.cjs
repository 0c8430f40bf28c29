// Who may import whom. A folder that is not named here may not be imported by anybody.
const layers = {
  diagnostics: [],
  model: ["diagnostics"],
  spec: ["diagnostics", "model"],
  resolve: ["diagnostics", "model", "spec"],
  output: ["compile", "diagnostics", "model", "resolve", "spec"],
  cli: ["compile", "output", "resolve", "spec", "model", "diagnostics"],
};

// Packages that only one part of the program may know.
const owners = {
  zod: "^src/spec/",
  yaml: "^src/(spec/|cli/print)",
  commander: "^src/cli/",
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
      { path: "^src/(diagnostics|model|spec|resolve|compile\\.ts)" },
      { path: "^(node:)?(fs|net|http|https|child_process|os|process|path)(/|$)", dependencyTypes: ["core"] },
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
