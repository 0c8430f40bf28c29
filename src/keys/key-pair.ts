import { createPrivateKey, createPublicKey } from "node:crypto";

import nacl = require("tweetnacl");

/** A WireGuard key pair, each half base64 of 32 bytes, as `wg genkey` and `wg pubkey` print them. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** A new pair; WireGuard's keys are those of X25519, and so are NaCl's. */
export function generateKeyPair(): KeyPair {
  const { publicKey, secretKey } = nacl.box.keyPair();
  return { privateKey: base64(clamped(secretKey)), publicKey: base64(publicKey) };
}

/**
 * The public half of a private key.
 * Node's own arithmetic, not tweetnacl's, which takes about a millisecond and a half for a key: a mesh of 100 has 9,900 of them to check.
 * A key comes in as JWK, which is the fast way: it must name some public half, and that is not looked at.
 */
export function publicKeyOf(privateKey: string): string {
  const d = bytesOf(privateKey).toString("base64url");
  const key = createPrivateKey({ key: { kty: "OKP", crv: "X25519", d, x: unread }, format: "jwk" });
  const { x = "" } = createPublicKey(key).export({ format: "jwk" });
  return base64(Buffer.from(x, "base64url"));
}

const length = 32;
const unread = Buffer.alloc(length).toString("base64url");

/** Whether a text is base64 of as many bytes as a key has, written in the one way that there is. */
export function isKey(text: string): boolean {
  const bytes = Buffer.from(text, "base64");
  return bytes.length === length && base64(bytes) === text;
}

function bytesOf(key: string): Buffer {
  if (!isKey(key)) throw new Error("not a key of 32 bytes in base64");
  return Buffer.from(key, "base64");
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

/** The same key in the form that `wg genkey` gives it: bits that X25519 does not look at have their fixed values. */
function clamped(secret: Uint8Array): Uint8Array {
  return secret.map((byte, index) => {
    if (index === 0) return byte & 0xf8;
    return index === length - 1 ? (byte & 0x7f) | 0x40 : byte;
  });
}
