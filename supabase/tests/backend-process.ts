import { spawn } from "node:child_process";
import type { ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";

interface Ready {
  readonly url: string;
  readonly publishableKey: string;
}

interface End {
  readonly code: number | null;
  readonly errors: string;
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** Runs supabase/local/backend.ts as `npm start` and the browser tests do. */
export class BackendProcess {
  readonly ready: Ready;
  readonly #child: Child;
  readonly #ended: Promise<End>;

  constructor(ready: Ready, child: Child, ended: Promise<End>) {
    this.ready = ready;
    this.#child = child;
    this.#ended = ended;
  }

  static async start(dataDir: string): Promise<BackendProcess> {
    const entry = join(import.meta.dirname, "../local/backend.ts");
    const flags = ["--port", "0", "--data-dir", dataDir, "--inquiry-limit", "off"];
    const child = spawn(process.execPath, [entry, ...flags], { stdio: ["ignore", "pipe", "pipe"] });
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    const ended = new Promise<End>((resolve) => {
      child.once("exit", (code) => {
        resolve({ code, errors: errors.trim() });
      });
    });
    const first = new Promise<string>((resolve) => {
      child.stdout.once("data", (chunk: Buffer) => {
        resolve(chunk.toString());
      });
    });
    const line = await Promise.race([first, ended]);
    if (typeof line !== "string") throw new Error(`${String(line.code)}: ${line.errors}`);
    return new BackendProcess(JSON.parse(line) as Ready, child, ended);
  }

  end(signal: NodeJS.Signals): Promise<End> {
    this.#child.kill(signal);
    return this.#ended;
  }
}
