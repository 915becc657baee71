import { preventable } from "./preventable.ts";
import type { FakeElectronState } from "./state.ts";

/** Start to end of the process, in the order of Electron's shell/browser/browser.cc: the emitted
 * events, and which of them can be cancelled. */
export class Lifecycle {
  readonly #state: FakeElectronState;
  readonly #ready = Promise.withResolvers<undefined>();
  #isReady = false;
  #quitting = false;
  #exiting = false;
  #ended: { readonly code: number } | null = null;

  constructor(state: FakeElectronState) {
    this.#state = state;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Exit state of the process; null while it runs. */
  get ended(): { readonly code: number } | null {
    return this.#ended;
  }

  whenReady(): Promise<undefined> {
    return this.#ready.promise;
  }

  /** Main was evaluated: `ready` follows, even if main has already called quit. */
  becomeReady(): void {
    if (this.#ended !== null) return;
    this.#isReady = true;
    this.#ready.resolve(undefined);
    this.#state.appEvents.emit("ready", preventable(), {});
  }

  quit(): void {
    if (this.#quitting) return;
    const event = preventable();
    this.#emit("before-quit", event);
    if (event.defaultPrevented) return;
    this.#quitting = true;
    if (this.#state.windows.length === 0) this.#askToQuit();
    else for (const window of [...this.#state.windows]) window.close();
  }

  /** Exits without cancellable events: windows are destroyed, only `quit` is emitted. */
  exit(code = 0): void {
    this.#quitting = true;
    this.#exiting = true;
    if (this.#state.windows.length === 0) this.end(code);
    else for (const window of [...this.#state.windows]) window.destroy();
    if (this.#ended === null) this.end(code);
  }

  /** A window or its page refused to close, which cancels quitting as well. */
  closeCancelled(): void {
    this.#quitting = false;
  }

  /** Called after `closed` of a window, which getAllWindows no longer contains. */
  windowClosed(): void {
    if (this.#state.windows.length > 0 || this.#ended !== null) return;
    if (this.#exiting) this.end(0);
    else if (this.#quitting) this.#askToQuit();
    else this.#allClosed();
  }

  #allClosed(): void {
    this.#emit("window-all-closed");
    // Electron's default listener quits if the app has none.
    if (this.#state.appEvents.listenerCount("window-all-closed") === 0) this.quit();
  }

  #askToQuit(): void {
    const event = preventable();
    this.#emit("will-quit", event);
    if (event.defaultPrevented) this.#quitting = false;
    else this.end(0);
  }

  /** Normal end of the process: `quit`, storage is flushed, main no longer runs. */
  end(code: number): void {
    if (this.#ended !== null) return;
    this.#ended = { code };
    this.#emit("quit", preventable(), code);
    this.#state.profile.exitedCleanly();
    this.stop();
  }

  /** The process was killed: no event, no timer, no flush. */
  kill(): void {
    this.#ended ??= { code: 137 };
    this.stop();
  }

  stop(): void {
    for (const clear of this.#state.clearTimers) clear();
    this.#state.clearTimers.clear();
  }

  #emit(event: string, ...values: unknown[]): void {
    this.#state.order.push(event);
    this.#state.appEvents.emit(event, ...values);
  }
}
