import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AddressPool } from "../../../src/model/address-pool";
import { cidr } from "../../../src/model/cidr";

interface Recorded {
  readonly pools: readonly string[];
  readonly reserved: readonly string[];
  readonly wanted: readonly string[];
  readonly given: readonly string[];
}

const recorded = JSON.parse(
  readFileSync(join(__dirname, "..", "..", "fixtures", "ipam", "liqo-v1.2.0.json"), "utf8"),
) as readonly Recorded[];

test.each(recorded.map((each, index) => [index, each] as const))("gives what Liqo's IPAM gave, case %i", (_, each) => {
  const pool = new AddressPool(each.pools.map(cidr));
  for (const network of each.reserved) pool.reserve(cidr(network));
  expect(each.wanted.map((network) => pool.acquire(cidr(network))?.text ?? "")).toEqual(each.given);
});

test("a network that covers a whole pool leaves nothing of it", () => {
  const pool = new AddressPool([cidr("192.168.0.0/16"), cidr("172.16.0.0/12")]);
  pool.reserve(cidr("192.168.0.0/15"));
  expect(pool.acquire(cidr("192.168.0.0/16"))?.text).toBe("172.16.0.0/16");
});
