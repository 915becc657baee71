import { onStop } from "./on-stop.ts";

/** What a child process tells the one that started it. */
export type Report<Info> =
  | { readonly kind: "ready"; readonly info: Info }
  | { readonly kind: "problem"; readonly sentence: string };

interface Hosted<Info> {
  readonly info: Info;
  stop(): Promise<void>;
}

/**
 * Runs one server as a process of its own: reads its options from the command line, reports when it
 * is ready or why it cannot be, and ends when asked to or when its parent is gone.
 */
export async function host<Info>(start: (options: string) => Promise<Hosted<Info>>) {
  const starting = start(process.argv[2] ?? "{}");
  onStop(() => {
    // A start that failed has told so below.
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

/** Without a channel any more, the parent has given up and needs no report. */
function report(message: Report<unknown>) {
  if (process.connected) process.send?.(message);
}
