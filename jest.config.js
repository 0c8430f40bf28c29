const swc = [
  "@swc/jest",
  { jsc: { parser: { syntax: "typescript" }, target: "es2023" }, module: { type: "commonjs" } },
];

const project = (name) => ({
  displayName: name,
  rootDir: __dirname,
  testMatch: [`<rootDir>/test/${name}/**/*.test.ts`],
  transform: { "\\.ts$": swc },
});

module.exports = { projects: ["unit", "golden", "cli"].map(project) };
