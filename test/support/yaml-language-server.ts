import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

/** What an editor shows under a place. */
export interface EditorDiagnostic {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number } };
}

/** A proposal of the editor. */
export interface Completion {
  readonly label: string;
  readonly documentation?: string | { readonly value: string };
}

/** The YAML language server of most editors, as a process. */
export class YamlLanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, (result: unknown) => void>();
  readonly #diagnostics = new Map<string, (found: readonly EditorDiagnostic[]) => void>();
  #received = Buffer.alloc(0);
  #next = 1;

  constructor(root: string) {
    const binary = join(root, "node_modules", "yaml-language-server", "bin", "yaml-language-server");
    this.#process = spawn(process.execPath, [binary, "--stdio"], { cwd: root });
    this.#process.stdout.on("data", (chunk: Buffer) => this.#receive(chunk));
  }

  async start(root: string): Promise<void> {
    const uri = pathToFileURL(root).href;
    await this.#ask("initialize", {
      processId: process.pid,
      rootUri: uri,
      capabilities: {},
      workspaceFolders: [{ uri, name: "repo" }],
    });
    this.#send({ method: "initialized", params: {} });
    this.#send({
      method: "workspace/didChangeConfiguration",
      params: { settings: { yaml: { validate: true, completion: true, schemaStore: { enable: false } } } },
    });
  }

  /** Opens a text under a path and waits for what the editor would underline. */
  open(path: string, text: string): Promise<readonly EditorDiagnostic[]> {
    const uri = pathToFileURL(path).href;
    const found = new Promise<readonly EditorDiagnostic[]>((resolve) => this.#diagnostics.set(uri, resolve));
    this.#send({
      method: "textDocument/didOpen",
      params: { textDocument: { uri, languageId: "yaml", version: 1, text } },
    });
    return found;
  }

  /** What the editor proposes at a place, both from 0. */
  async complete(path: string, line: number, character: number): Promise<readonly Completion[]> {
    const textDocument = { uri: pathToFileURL(path).href };
    const { items } = (await this.#ask("textDocument/completion", { textDocument, position: { line, character } })) as {
      readonly items: readonly Completion[];
    };
    return items;
  }

  /** What the editor shows when the pointer rests on a place, both from 0. */
  async hover(path: string, line: number, character: number): Promise<string> {
    const textDocument = { uri: pathToFileURL(path).href };
    const result = (await this.#ask("textDocument/hover", { textDocument, position: { line, character } })) as {
      readonly contents: { readonly value: string };
    } | null;
    return result?.contents.value ?? "";
  }

  stop(): void {
    this.#process.kill();
  }

  #ask(method: string, params: unknown): Promise<unknown> {
    const id = this.#next++;
    const answer = new Promise<unknown>((resolve) => this.#answers.set(id, resolve));
    this.#send({ id, method, params });
    return answer;
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const end = this.#received.indexOf("\r\n\r\n");
      const length = Number(/Content-Length: (\d+)/.exec(this.#received.subarray(0, Math.max(end, 0)).toString())?.[1]);
      if (end === -1 || this.#received.length < end + 4 + length) return;
      const body = this.#received.subarray(end + 4, end + 4 + length).toString();
      this.#received = this.#received.subarray(end + 4 + length);
      this.#take(JSON.parse(body) as Message);
    }
  }

  #take({ id, method, params, result }: Message): void {
    if (method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = params as {
        readonly uri: string;
        readonly diagnostics: readonly EditorDiagnostic[];
      };
      this.#diagnostics.get(uri)?.(diagnostics);
    } else if (method === "workspace/configuration" && id !== undefined) {
      const { items } = params as { readonly items: readonly unknown[] };
      this.#send({ id, result: items.map(() => null) });
    } else if (method !== undefined && id !== undefined) this.#send({ id, result: null });
    else if (id !== undefined) this.#answers.get(id)?.(result);
  }
}
