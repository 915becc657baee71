/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/: widgets are rendered by a call. */
const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Time after which a script that neither loads nor fails counts as blocked. */
const TIMEOUT_MS = 15_000;

/** The parts of Turnstile's interface that the form uses. */
export interface Turnstile {
  /** Returns the id of the widget; nothing if it cannot be rendered. */
  render(container: HTMLElement, options: WidgetOptions): string | null | undefined;
  reset(widget: string): void;
  remove(widget: string): void;
}

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/widget-configurations/ */
export interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: "light" | "dark";
  readonly size: "flexible" | "compact";
  readonly language: string;
  /** false: without a hidden input in the form. */
  readonly "response-field": boolean;
  readonly callback: (token: string) => void;
  readonly "expired-callback": () => void;
  readonly "timeout-callback": () => void;
  readonly "before-interactive-callback": () => void;
  readonly "after-interactive-callback": () => void;
  readonly "unsupported-callback": () => void;
  /** Returns true: the error is handled. */
  readonly "error-callback": (code: unknown) => boolean;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | null = null;

/** Loads Turnstile once; after a failure the next call tries again. */
export function loadTurnstile(): Promise<Turnstile> {
  if (window.turnstile !== undefined) return Promise.resolve(window.turnstile);
  loading ??= requestScript().finally(() => {
    loading = null;
  });
  return loading;
}

function requestScript(): Promise<Turnstile> {
  const script = document.createElement("script");
  script.src = SCRIPT;
  script.async = true;
  return new Promise<Turnstile>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error("Turnstile's script could not be loaded."));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.addEventListener("error", () => {
      clearTimeout(timer);
      fail();
    });
    script.addEventListener("load", () => {
      clearTimeout(timer);
      if (window.turnstile === undefined) fail();
      else resolve(window.turnstile);
    });
    document.head.append(script);
  });
}
