import { generateKeyPair, isKey, publicKeyOf } from "../../../src/keys/key-pair";
import { isPublished } from "../../../src/keys/published-key";

import nacl = require("tweetnacl");

const hex = (text: string) => Buffer.from(text, "hex").toString("base64");

/** RFC 7748, section 6.1. */
const alice = {
  privateKey: hex("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"),
  publicKey: hex("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"),
};
const bob = {
  privateKey: hex("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"),
  publicKey: hex("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f"),
};

function naclPublicKeyOf(privateKey: string): string {
  const { publicKey } = nacl.box.keyPair.fromSecretKey(new Uint8Array(Buffer.from(privateKey, "base64")));
  return Buffer.from(publicKey).toString("base64");
}

test.each([alice, bob])("the pairs of RFC 7748 are pairs", ({ privateKey, publicKey }) => {
  expect(publicKeyOf(privateKey)).toBe(publicKey);
  expect(naclPublicKeyOf(privateKey)).toBe(publicKey);
});

test("RFC 7748: the base point times itself", () => {
  const nine = hex(`09${"00".repeat(31)}`);
  expect(publicKeyOf(nine)).toBe(hex("422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079"));
});

test("pairs that are made are pairs to both libraries, in the form of `wg genkey`, and never the same twice", () => {
  const pairs = Array.from({ length: 20 }, generateKeyPair);
  for (const { privateKey, publicKey } of pairs) {
    expect([publicKeyOf(privateKey), naclPublicKeyOf(privateKey)]).toEqual([publicKey, publicKey]);
    const bytes = Buffer.from(privateKey, "base64");
    expect([(bytes[0] ?? 0) & 7, (bytes[31] ?? 0) & 0xc0]).toEqual([0, 0x40]);
  }
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(20);
});

test("a key is base64 of 32 bytes, written in one way", () => {
  expect(isKey(alice.publicKey)).toBe(true);
  const last = alice.publicKey.replace(/o=$/, "p=");
  for (const text of ["", "x", alice.publicKey.slice(1), `${alice.publicKey}\n`, `${alice.publicKey}AAAA`, last])
    expect([text, isKey(text)]).toEqual([text, false]);
  expect(() => publicKeyOf("AAAA")).toThrow("32 bytes");
});

test("the pair of Liqo's documentation is known", () => {
  const printed = ["IIDYUpVU5r", "R3pxp7xnpEU31Ky2+Th7pSWQWyEKKVG8="].join("/");
  expect(isPublished(publicKeyOf(printed))).toBe(true);
  expect(isPublished(alice.publicKey)).toBe(false);
});
