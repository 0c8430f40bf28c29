import { type AddressInfo, createServer } from "node:net";

/** A port of 127.0.0.1 that nobody listens on. Somebody may before you do, so be ready to ask again. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
