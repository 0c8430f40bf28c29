import { readFileSync } from "node:fs";
import { request } from "node:https";
import { text } from "node:stream/consumers";

/** How to reach an API server as its administrator. */
export interface Access {
  readonly port: number;
  /** Path of the certificate that the server made for itself. */
  readonly ca: string;
  readonly token: string;
}

/** A question to the API; a GET unless it has a body, which is PUT. */
export interface Question {
  readonly path: string;
  readonly accept?: string;
  readonly body?: object;
  /** Milliseconds until no answer is a failure. @default 10 s */
  readonly timeout?: number;
}

/** What the API server answers, as text; anything but 200 is an exception. */
export async function ask({ port, ca, token }: Access, question: Question): Promise<string> {
  const { path, accept = "*/*", body, timeout = 10_000 } = question;
  const options = {
    host: "127.0.0.1",
    port,
    path,
    method: body === undefined ? "GET" : "PUT",
    headers: { authorization: `Bearer ${token}`, accept, "content-type": "application/json" },
    ca: readFileSync(ca),
    agent: false,
    timeout,
  } as const;
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      const { statusCode } = response;
      text(response).then(
        (answer) => (statusCode === 200 ? resolve(answer) : reject(new Error(`${path}: ${statusCode} ${answer}`))),
        reject,
      );
    });
    asked.once("error", reject);
    asked.once("timeout", () => asked.destroy(new Error(`${path}: no answer`)));
    asked.end(body && JSON.stringify(body));
  });
}
