import { turnstileWords } from "#site/content/contact.ts";
import type { Turnstile, WidgetOptions } from "./load-turnstile.ts";

/**
 * `idle` before the first interaction; `running` without the visitor's help; `waiting` for the visitor; `blocked`: the
 * script did not load; `failed`: the check did not succeed.
 */
type CheckState = "idle" | "loading" | "running" | "waiting" | "passed" | TurnstileProblem;

/** A problem that the form shows while it lasts. */
export type TurnstileProblem = keyof typeof turnstileWords.ways;

interface CheckOptions {
  readonly container: HTMLElement;
  readonly siteKey: string;
  readonly load: () => Promise<Turnstile>;
  readonly onProblem: (problem: TurnstileProblem | null) => void;
}

/** Time limit of a check without the visitor's help, while the form is being sent. */
const TIMEOUT_MS = 10_000;
/** Width of the smallest widget with one line, in pixels. */
const FLEXIBLE_MIN = 300;

/** The check of a visitor by Turnstile, in an element of the page. */
export class TurnstileCheck {
  readonly #options: CheckOptions;
  #state: CheckState = "idle";
  #turnstile: Turnstile | null = null;
  #widget: string | null = null;
  #token = "";
  /** Called after each change of the state. */
  readonly #listeners = new Set<() => void>();

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  /** Loads and shows the widget. Further calls do nothing. */
  start(): void {
    if (this.#state === "idle") void this.#show();
  }

  /**
   * The token to send, which works once. Waits for a check that is under way, and repeats one that failed. Rejects with a
   * sentence for the visitor.
   */
  async token(): Promise<string> {
    if (["idle", "blocked", "failed"].includes(this.#state)) this.renew();
    await this.#whileUnderWay();
    const problem = this.#problem();
    if (problem !== null) throw new Error(turnstileWords[problem]);
    if (this.#state !== "passed") throw new Error(turnstileWords.unsolved);
    return this.#token;
  }

  /** Starts a new check, after a token was used. */
  renew(): void {
    if (this.#turnstile === null || this.#widget === null) void this.#show();
    else {
      this.#enter("running");
      this.#turnstile.reset(this.#widget);
    }
  }

  /** Removes the widget; `start` shows a new one. */
  end(): void {
    if (this.#widget !== null) this.#turnstile?.remove(this.#widget);
    this.#widget = null;
    this.#enter("idle");
  }

  async #show() {
    this.#enter("loading");
    const turnstile = await this.#load();
    // The field can have left the page meanwhile.
    if (this.#state !== "loading") return;
    if (turnstile === null) {
      this.#enter("blocked");
      return;
    }
    this.#turnstile = turnstile;
    this.#enter("running");
    this.#widget = turnstile.render(this.#options.container, this.#widgetOptions()) ?? null;
    if (this.#widget === null) this.#enter("failed");
  }

  async #load(): Promise<Turnstile | null> {
    try {
      return await this.#options.load();
    } catch (error) {
      console.warn("The check is missing.", error);
      return null;
    }
  }

  #enter(state: CheckState, token = "") {
    this.#state = state;
    this.#token = token;
    this.#options.onProblem(this.#problem());
    for (const listener of [...this.#listeners]) listener();
  }

  #problem(): TurnstileProblem | null {
    return this.#state === "blocked" || this.#state === "failed" ? this.#state : null;
  }

  /** Resolves when no check is under way without the visitor's help, or after `TIMEOUT_MS`. */
  #whileUnderWay(): Promise<void> {
    const isUnderWay = () => this.#state === "loading" || this.#state === "running";
    if (!isUnderWay()) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.#listeners.delete(listener);
        resolve();
      };
      const listener = () => {
        if (!isUnderWay()) finish();
      };
      const timer = setTimeout(finish, TIMEOUT_MS);
      this.#listeners.add(listener);
    });
  }

  #widgetOptions(): WidgetOptions {
    const { container, siteKey } = this.#options;
    const entering = (state: CheckState) => () => {
      this.#enter(state);
    };
    return {
      sitekey: siteKey,
      // The public site has one theme.
      theme: "light",
      size: container.clientWidth < FLEXIBLE_MIN ? "compact" : "flexible",
      language: document.documentElement.lang || "auto",
      "response-field": false,
      callback: (token) => {
        this.#enter("passed", token);
      },
      // Turnstile starts a new check by itself after an expired one and after one that took too long.
      "expired-callback": entering("running"),
      "timeout-callback": entering("waiting"),
      "before-interactive-callback": entering("waiting"),
      "after-interactive-callback": () => {
        if (this.#state === "waiting") this.#enter("running");
      },
      "unsupported-callback": entering("failed"),
      "error-callback": (code) => {
        console.warn("The check failed:", code);
        this.#enter("failed");
        return true;
      },
    };
  }
}
