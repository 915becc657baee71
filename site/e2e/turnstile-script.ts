import type { Page } from "@playwright/test";

const SCRIPT = "https://challenges.cloudflare.com/turnstile/**";

/** `passes` at once; `asks`: waits for its button. */
export type WidgetKind = "passes" | "asks";

/**
 * Serves a small imitation of Turnstile's script to the page: `render`, `reset` and `remove` with their callbacks, in place
 * of Cloudflare's, for which there is no network here. Its widget has the height of the real one, and a button.
 */
export async function serveTurnstile(page: Page, kind: WidgetKind) {
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${imitation.toString()})("${kind}")` }),
  );
}

/** Aborts requests to Cloudflare, as content blockers do. */
export async function blockTurnstile(page: Page) {
  await page.route(SCRIPT, (route) => route.abort("blockedbyclient"));
}

export async function unblockTurnstile(page: Page, kind: WidgetKind) {
  await page.unroute(SCRIPT);
  await serveTurnstile(page, kind);
}

/** Runs in the page. */
function imitation(kind: string) {
  type Options = Readonly<Record<string, (value?: string) => void>>;
  const widgets = new Map<string, { options: Options; button: HTMLElement }>();
  const begin = (id: string) => {
    const widget = widgets.get(id);
    if (widget === undefined) return;
    const { options, button } = widget;
    button.textContent = "Verify you are human";
    const pass = () => {
      options["after-interactive-callback"]?.();
      button.textContent = "Success!";
      options["callback"]?.(`token-${crypto.randomUUID()}`);
    };
    button.onclick = pass;
    if (kind === "asks") options["before-interactive-callback"]?.();
    else setTimeout(pass, 100);
  };
  Object.assign(window, {
    turnstile: {
      render: (container: HTMLElement, options: Options) => {
        const id = `widget-${String(widgets.size)}`;
        const button = document.createElement("button");
        Object.assign(button, { type: "button", id });
        Object.assign(button.style, { height: "65px", width: "100%", lineHeight: "1rem" });
        container.append(button);
        widgets.set(id, { options, button });
        begin(id);
        return id;
      },
      reset: begin,
      remove: (id: string) => {
        widgets.get(id)?.button.remove();
        widgets.delete(id);
      },
      // Not part of Turnstile: lets the token of each widget expire, after which a new check begins.
      expire: () => {
        for (const [id, { options }] of widgets) {
          options["expired-callback"]?.();
          begin(id);
        }
      },
    },
  });
}
