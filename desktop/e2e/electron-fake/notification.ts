import { EventEmitter } from "node:events";
import { preventable } from "./preventable.ts";
import type { FakeElectronState } from "./state.ts";

/** `Notification`: records displayed ones; the system may refuse, and clicks may arrive after a
 * restart. */
export class FakeNotification extends EventEmitter {
  readonly title: string;
  readonly body: string;
  readonly #state: FakeElectronState;

  constructor(state: FakeElectronState, options: Electron.NotificationConstructorOptions = {}) {
    super();
    this.#state = state;
    this.title = options.title ?? "";
    this.body = options.body ?? "";
  }

  show(): void {
    if (!this.#state.settings.notificationsWork) {
      setImmediate(() => this.emit("failed", preventable(), "Notifications are turned off."));
      return;
    }
    this.#state.notices.notices.push({ title: this.title, body: this.body });
    this.#state.notifications.push(this);
    this.emit("show", preventable());
  }

  close(): void {
    this.emit("close", preventable());
  }

  /** A click of the user; on Windows the activation handler receives it as well. */
  static click(notification: FakeNotification): void {
    notification.emit("click", preventable());
    const activation = { type: "click", arguments: `type=click&tag=${notification.title}` };
    notification.#state.activate?.(activation);
  }
}

/** The class for one start of main. */
export function createNotification(state: FakeElectronState) {
  return class Notification extends FakeNotification {
    constructor(options?: Electron.NotificationConstructorOptions) {
      super(state, options);
    }

    static isSupported(): boolean {
      return true;
    }

    /** Windows. An activation before this call, as at a cold start, arrives at once. */
    static handleActivation(callback: (details: Electron.ActivationArguments) => void): void {
      state.activate = callback;
      if (state.settings.activation !== undefined) callback(state.settings.activation);
    }
  };
}
