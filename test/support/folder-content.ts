import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

type Content = Readonly<Record<string, string>>;

/** Everything below a folder: files with their text, links with where they lead, and folders that nothing is in. */
export function contentOf(folder: string, inner = ""): Content {
  const found: Record<string, string> = {};
  for (const name of readdirSync(join(folder, inner)).sort()) {
    const path = inner === "" ? name : `${inner}/${name}`;
    const stat = lstatSync(join(folder, path));
    if (stat.isSymbolicLink()) found[path] = `-> ${readlinkSync(join(folder, path))}`;
    else if (stat.isDirectory()) Object.assign(found, emptyOr(path, contentOf(folder, path)));
    else found[path] = readFileSync(join(folder, path), "utf8");
  }
  return found;
}

function emptyOr(path: string, content: Content): Content {
  return Object.keys(content).length === 0 ? { [`${path}/`]: "" } : content;
}
