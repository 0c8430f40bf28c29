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

// Real components as processes of this machine, made before the first test.
const real = {
  ...project("real"),
  globalSetup: "<rootDir>/test/real/harness/global-setup.mjs",
  setupFilesAfterEnv: ["<rootDir>/test/real/harness/patience.ts"],
};

module.exports = {
  projects: [...["unit", "golden", "cli"].map(project), real],
  reporters: ["default", "<rootDir>/test/real/harness/reporter.mjs"],
};
