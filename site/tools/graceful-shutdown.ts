const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Calls `stop` once with the exit code when this process is to end: on a signal, or when the parent process
 * has ended (then the IPC channel closes).
 */
export function gracefulShutdown(stop: (exitCode: number) => void) {
  let isRequested = false;
  const once = (exitCode: number) => {
    if (isRequested) return;
    isRequested = true;
    stop(exitCode);
  };
  for (const [signal, exitCode] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      once(exitCode);
    });
  }
  process.on("disconnect", () => {
    once(SIGNALS.SIGTERM);
  });
  // False: the channel closed while modules were loading. Undefined: started without a channel.
  if (Object.is(process.connected, false)) once(SIGNALS.SIGTERM);
  // The listener must not keep an idle process alive.
  process.channel?.unref();
}
