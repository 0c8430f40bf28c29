import fc from "fast-check";
import type { Cluster } from "../../../src/model/cluster";
import { emptyLock } from "../../../src/model/lock";
import { allocateNodePorts, lockKey } from "../../../src/resolve/node-ports";

function cluster(name: string, nodePorts = { first: 30700, last: 30799 }): Cluster {
  return { name, gateway: { nodePorts } } as Cluster;
}

const server = cluster("milan");
const requests = (names: readonly string[]) =>
  names.map((name) => ({ server, client: cluster(name), given: undefined }));
const someNames = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 60 });

test("ports are in the range, apart, and the same in any order", () => {
  fc.assert(
    fc.property(someNames, (names) => {
      const ports = allocateNodePorts(requests(names), emptyLock);
      expect(new Set(ports.values()).size).toBe(names.length);
      expect([...ports.values()].every((port) => port >= 30700 && port <= 30799)).toBe(true);
      expect(new Map([...allocateNodePorts(requests([...names].reverse()), emptyLock)].sort())).toEqual(
        new Map([...ports].sort()),
      );
    }),
  );
});

test("finding a lock gives what making it gave, and a newcomer moves nobody", () => {
  fc.assert(
    fc.property(someNames, (names) => {
      const nodePorts = allocateNodePorts(requests(names), emptyLock);
      const lock = { ...emptyLock, nodePorts };
      expect(allocateNodePorts(requests(names), lock)).toEqual(nodePorts);
      const grown = allocateNodePorts(requests([...names, "0-newcomer"]), lock);
      for (const [pair, port] of nodePorts) expect(grown.get(pair)).toBe(port);
    }),
  );
});

test("a port that somebody asks for is given to nobody else", () => {
  const taken = [...allocateNodePorts(requests(["rome"]), emptyLock).values()][0];
  const ports = allocateNodePorts(
    [...requests(["rome"]), { server, client: cluster("turin"), given: taken }],
    emptyLock,
  );
  expect(ports.get("milan/rome")).not.toBe(taken);
  expect(ports.has("milan/turin")).toBe(false);
});

test("a locked port outside of the range is given up; a full range gives nothing", () => {
  const lock = { ...emptyLock, nodePorts: new Map([["milan/rome", 31000]]) };
  expect(allocateNodePorts(requests(["rome"]), lock).get("milan/rome")).toBeLessThanOrEqual(30799);
  const tiny = cluster("tiny", { first: 30000, last: 30000 });
  const two = ["a", "b"].map((name) => ({ server: tiny, client: cluster(name), given: undefined }));
  expect([...allocateNodePorts(two, emptyLock).keys()]).toEqual(["tiny/a"]);
  expect(lockKey({ server, client: tiny })).toBe("milan/tiny");
});
