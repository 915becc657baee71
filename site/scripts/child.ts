import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Report } from "./host.ts";

const PATIENCE_MS = 8000;

export interface Child<Info> {
  readonly info: Info;
  /** Settles when the process has ended, whoever ended it. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
  /** SIGKILL, as a crash would end it. */
  kill(): Promise<void>;
}

interface ChildOptions {
  readonly options: unknown;
  readonly env?: Readonly<Record<string, string>>;
}

const running = new Set<() => Promise<void>>();

/** Ends every child of this process, those included that are not ready yet. */
export async function stopChildren() {
  await Promise.all(Array.from(running, (stop) => stop()));
}

/** Starts a host (see host.ts) and waits until it is ready; throws its sentence when it cannot be. */
export async function startChild<Info>(
  entry: URL,
  { options, env = {} }: ChildOptions,
): Promise<Child<Info>> {
  const child = fork(fileURLToPath(entry), [JSON.stringify(options)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      resolve();
    });
  });
  const stop = () => stopChild(child, ended);
  running.add(stop);
  void ended.then(() => running.delete(stop));
  const answer = await Promise.race([firstReport<Info>(child), ended.then(() => undefined)]);
  const kill = () => {
    child.kill("SIGKILL");
    return ended;
  };
  if (answer?.kind === "ready") return { info: answer.info, ended, stop, kill };
  await stop();
  throw new Error(
    answer === undefined
      ? "A part ended before it was ready; the lines above say why."
      : answer.sentence,
  );
}

function firstReport<Info>(child: ChildProcess): Promise<Report<Info>> {
  return new Promise((resolve) => {
    child.once("message", (message) => {
      resolve(message as Report<Info>);
    });
  });
}

/** Asks by closing the channel (on-stop.ts listens): Windows has no signals, kill() ends a process at
 * once there, and the embedded database could not be closed. */
async function stopChild(child: ChildProcess, ended: Promise<void>) {
  if (child.connected) child.disconnect();
  const late = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
  await ended;
  clearTimeout(late);
}
