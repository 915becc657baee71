import { gracefulShutdown } from "./graceful-shutdown.ts";

/** Environment variable of the backend's process: URL of its SMTP server. */
export const SMTP_VARIABLE = "STUDIO_SMTP_URL";

/** Environment variable of the backend's process: URL of the build hook. */
export const BUILD_HOOK_VARIABLE = "STUDIO_BUILD_HOOK_URL";

/** Environment variable of the backend's process: secret key of Turnstile. */
export const TURNSTILE_VARIABLE = "STUDIO_TURNSTILE_SECRET_KEY";

/** Message from a server process to its parent. */
export type Report<Info> =
  | { readonly kind: "ready"; readonly info: Info }
  | { readonly kind: "problem"; readonly sentence: string };

interface RunningServer<Info> {
  readonly info: Info;
  stop(): Promise<void>;
}

/**
 * Runs one server as a child process: reads its options from the command line, reports that it is ready or
 * why it failed, and ends on a signal or when its parent ends.
 */
export async function runServerProcess<Info>(
  start: (options: string) => Promise<RunningServer<Info>>,
) {
  const starting = start(process.argv[2] ?? "{}");
  gracefulShutdown(() => {
    // A failed start is reported below.
    const stopped = starting.then(
      (hosted) => hosted.stop(),
      () => undefined,
    );
    void stopped.finally(() => process.exit());
  });
  try {
    const { info } = await starting;
    report({ kind: "ready", info });
  } catch (error) {
    report({ kind: "problem", sentence: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
    if (process.connected) process.disconnect();
  }
}

/** A closed channel means that the parent has ended and needs no report. */
function report(message: Report<unknown>) {
  if (process.connected) process.send?.(message);
}
