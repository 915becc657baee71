import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Report } from "./server-process.ts";

/*
 * Uses fork, not execa: its graceful cancellation needs a live parent to send a message, while a closed channel
 * also reports to the child that its parent was killed.
 */

const KILL_AFTER_MS = 8000;

export interface Child<Info> {
  readonly info: Info;
  /** Resolves when the process has ended for any reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
  /** Sends SIGKILL, to simulate a crash. */
  kill(): Promise<void>;
}

interface ChildOptions {
  readonly options: unknown;
  readonly env?: Readonly<Record<string, string>>;
}

const running = new Set<() => Promise<void>>();

/** Ends all child processes, including those that are still starting. */
export async function stopChildren() {
  await Promise.all(Array.from(running, (stop) => stop()));
}

/**
 * Starts a server process (see server-process.ts) and waits until it is ready; throws its reported sentence if it
 * fails.
 */
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
  const firstMessage = await Promise.race([firstReport<Info>(child), ended.then(() => undefined)]);
  const kill = () => {
    child.kill("SIGKILL");
    return ended;
  };
  if (firstMessage?.kind === "ready") return { info: firstMessage.info, ended, stop, kill };
  await stop();
  throw new Error(
    firstMessage === undefined
      ? "A part ended before it was ready; the lines above say why."
      : firstMessage.sentence,
  );
}

function firstReport<Info>(child: ChildProcess): Promise<Report<Info>> {
  return new Promise((resolve) => {
    child.once("message", (message) => {
      resolve(message as Report<Info>);
    });
  });
}

/**
 * Stops a child by closing its channel (graceful-shutdown.ts listens), because on Windows kill() ends a process at
 * once and the embedded database could not be closed. Kills it after `KILL_AFTER_MS`.
 */
async function stopChild(child: ChildProcess, ended: Promise<void>) {
  if (child.connected) child.disconnect();
  const late = setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS);
  await ended;
  clearTimeout(late);
}
