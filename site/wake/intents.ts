/** What a visitor did that only React can answer, and how to do it again once it is there. */
type Replay = () => void;

interface Intents {
  /** Something may be wanted soon: begin loading. */
  readonly onInterest: () => void;
  /** Something was done: load, then do it again; or what the browser would have done by itself. */
  readonly onAct: (replay: Replay, otherwise: Replay) => void;
}

const NEEDS_REACT = "button:not([popovertarget]),form";

/**
 * Watches for the few things that plain HTML cannot do: buttons, forms, and links that change only the
 * query of this page. All other links work as they are. Answers with a function that stops watching.
 */
export function watchIntents({ onInterest, onAct }: Intents): () => void {
  const watching = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    react: (event: DocumentEventMap[Name], target: Element) => void,
  ) => {
    document.addEventListener(
      name,
      (event) => {
        if (event.target instanceof Element) react(event, event.target);
      },
      { capture: true, signal: watching.signal, passive: name === "touchstart" },
    );
  };
  for (const name of ["pointerover", "touchstart", "focusin"] as const) {
    on(name, (_, target) => {
      if (target.closest(NEEDS_REACT) ?? queryLink(target)) onInterest();
    });
  }
  on("click", (event, target) => {
    const wanted = target.closest<HTMLElement>("button:not([popovertarget])") ?? queryLink(target);
    if (wanted === null || !isPlain(event)) return;
    hold(event);
    onAct(
      () => {
        wanted.click();
      },
      () => {
        if (wanted instanceof HTMLAnchorElement) window.location.assign(wanted.href);
      },
    );
  });
  on("submit", (event, target) => {
    hold(event);
    onAct(
      () => {
        if (target instanceof HTMLFormElement) target.requestSubmit();
      },
      () => undefined,
    );
  });
  return () => {
    watching.abort();
  };
}

/** The link around an element, if it leads to this very path with another query. */
function queryLink(target: Element): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>("a[href]");
  const here = window.location;
  if (link?.origin !== here.origin || link.pathname !== here.pathname) return null;
  return link.search === here.search ? null : link;
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function hold(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
