import { currentBoundary } from "./current.ts";

/** `process` and timers of main, one set per start. The test's process outlives them; they end with
 * the app. */
const state = currentBoundary();

const own: Readonly<Record<string, unknown>> = {
  platform: state.settings.platform,
  argv: [process.execPath, ...state.argv],
  resourcesPath: state.resources,
  on: (event: string, listener: (...values: unknown[]) => void) =>
    state.processEvents.on(event, listener),
  once: (event: string, listener: (...values: unknown[]) => void) =>
    state.processEvents.once(event, listener),
  off: (event: string, listener: (...values: unknown[]) => void) =>
    state.processEvents.off(event, listener),
  // Electron maps process.exit to app.exit.
  exit: (code?: number) => {
    state.lifecycle.exit(code);
  },
};

const ownProcess = new Proxy(process, {
  get: (target, name) =>
    typeof name === "string" && name in own ? own[name] : (Reflect.get(target, name) as unknown),
});

function startTimeout(run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) {
  const timer = setTimeout(() => {
    state.clearTimers.delete(clear);
    run(...values);
  }, delay);
  const clear = () => {
    clearTimeout(timer);
  };
  state.clearTimers.add(clear);
  return timer;
}

function startInterval(run: () => void, delay?: number) {
  const timer = setInterval(run, delay);
  state.clearTimers.add(() => {
    clearInterval(timer);
  });
  return timer;
}

export { ownProcess as process, startInterval as setInterval, startTimeout as setTimeout };
