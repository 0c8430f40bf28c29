import { count } from "../model/count";
import type { Fleet } from "../model/fleet";
import type { Peering } from "../model/peering";
import { markupMark } from "./file-text";

/** More lines than this are a blot, not a picture. */
const mostLines = 200;
/** More names than this cannot be read around a circle. */
const mostNames = 60;

/** A picture of the fleet: clusters around a circle, an arrow from each consumer to its provider. */
export function topologySvg({ settings, clusters, peerings }: Fleet): string {
  const names = [...clusters.keys()];
  const places = new Map(names.map((name, index) => [name, placeOf(index, names.length)]));
  const shown = peerings.filter(isLiving);
  const lines = shown.length > mostLines ? [] : shown.map((peering) => line(peering, places));
  const nodes = names.map((name) => node(name, places.get(name) ?? centre, names.length > mostNames ? "dot" : "box"));
  const title = `${settings.name}: ${count(names.length, "cluster")}, ${count(shown.length, "peering")}`;
  return [
    markupMark,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * centre.x} ${2 * centre.y}" font-family="sans-serif" font-size="13">`,
    "<defs>",
    '<marker id="to" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="#57606a"/></marker>',
    "</defs>",
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    `<text x="16" y="26" fill="#24292f">${title}${lines.length < shown.length ? " (too many to draw)" : ""}</text>`,
    ...lines,
    ...nodes,
    "</svg>",
    "",
  ].join("\n");
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const centre: Place = { x: 360, y: 300 };
const radius = 230;

function isLiving({ directions }: Peering): boolean {
  return directions.some(({ state }) => state !== "Absent");
}

function placeOf(index: number, count: number): Place {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return {
    x: Math.round(centre.x + 1.2 * radius * Math.cos(angle)),
    y: Math.round(centre.y + radius * Math.sin(angle)),
  };
}

/** From consumer to provider; both ends have a point where both consume; broken where no new pods may go. */
function line({ name, consumer, provider, directions }: Peering, places: ReadonlyMap<string, Place>): string {
  const [from = centre, to = centre] = [consumer, provider].map((cluster) => places.get(cluster.name));
  const living = directions.filter(({ state }) => state !== "Absent");
  const forth = living.some((direction) => direction.consumer === consumer) ? ' marker-end="url(#to)"' : "";
  const back = living.some((direction) => direction.consumer === provider) ? ' marker-start="url(#to)"' : "";
  const dash = living.some(({ state }) => state === "Active") ? "" : ' stroke-dasharray="5 4"';
  const [a, b] = [towards(from, to), towards(to, from)];
  return `<path d="M${a.x} ${a.y}L${b.x} ${b.y}" stroke="#8c959f" fill="none"${dash}${forth}${back}><title>${name}</title></path>`;
}

/** A little way off a place, so that points are not hidden under names. */
function towards(from: Place, to: Place): Place {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(0.45, 34 / Math.max(1, Math.hypot(dx, dy)));
  return { x: Math.round(from.x + dx * share), y: Math.round(from.y + dy * share) };
}

function node(name: string, { x, y }: Place, form: "box" | "dot"): string {
  if (form === "dot") return `<circle cx="${x}" cy="${y}" r="3" fill="#0969da"><title>${name}</title></circle>`;
  const width = 8 * name.length + 20;
  return `<g><rect x="${x - width / 2}" y="${y - 14}" width="${width}" height="28" rx="6" fill="#ddf4ff" stroke="#0969da"/><text x="${x}" y="${y + 4}" text-anchor="middle" fill="#24292f">${name}</text></g>`;
}
