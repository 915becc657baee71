const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Calls `stop` once when this process is asked to end: by a signal, or because the process that
 * started it is gone (then its channel closes). The number is the exit code that fits.
 */
export function onStop(stop: (exitCode: number) => void) {
  let asked = false;
  const once = (exitCode: number) => {
    if (asked) return;
    asked = true;
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
  // False: asked while modules were still loading. Undefined: started without a channel.
  if (Object.is(process.connected, false)) once(SIGNALS.SIGTERM);
  // Listening must not keep a process alive that has nothing left to do.
  process.channel?.unref();
}
