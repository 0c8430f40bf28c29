import fc from "fast-check";
import { cidr, cidrOf, contains, holds, overlaps, parseAddress, parseCidr } from "../../../src/model/cidr";

const network = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.integer({ min: 0, max: 32 }))
  .map(([address, length]) => cidrOf(address - (address % 2 ** (32 - length)), length));

test("what is printed is read again", () => {
  fc.assert(fc.property(network, (each) => expect(cidr(each.text)).toMatchObject({ ...each })));
});

test("two networks overlap exactly when one contains the other", () => {
  fc.assert(fc.property(network, network, (a, b) => overlaps(a, b) === (contains(a, b) || contains(b, a))));
});

test.each(["", "10.0.0.0", "10.0.0.0/33", "256.0.0.0/8", "10.0.0/8", "fd00::/8", "10.0.0.0/8 ", "a.b.c.d/8"])(
  '"%s" is no CIDR',
  (text) => {
    expect(parseCidr(text)).toBeUndefined();
  },
);

test("host bits are seen, and the network is told", () => {
  expect(parseCidr("10.1.2.3/16")).toMatchObject({ hostBits: true, text: "10.1.0.0/16" });
});

test("an address is in its network", () => {
  expect(holds(cidr("192.168.0.0/24"), parseAddress("192.168.0.255") ?? 0)).toBe(true);
  expect(holds(cidr("192.168.0.0/24"), parseAddress("192.168.1.0") ?? 0)).toBe(false);
  expect(parseAddress("milan.example.com")).toBeUndefined();
});
