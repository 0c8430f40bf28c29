// Makes the real programs that test/real runs, and tells where they are: npm run components [-- NAME...]
// Progress goes to stderr, "name version path" to stdout. Exits 2 when something could not be made.
import { provide } from "./components/provide.mjs";
import { table } from "./components/table.mjs";

const names = process.argv.slice(2);
const unknown = names.filter((name) => !table.some((row) => row.name === name));
if (unknown.length > 0) {
  console.error(`components: no "${unknown.join('", "')}"; there are ${table.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}

const provided = await provide(names.length === 0 ? table : table.filter(({ name }) => names.includes(name)));
for (const { name, version, path } of provided.filter(({ path }) => path)) console.log(name, version, path);
const troubles = new Set(provided.flatMap(({ trouble }) => trouble?.message ?? []));
for (const message of troubles) console.error(`components: ${message}`);
process.exitCode = troubles.size === 0 ? 0 : 2;
