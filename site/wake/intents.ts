const BUTTON = "button:not([popovertarget])";
const WATCHED = ["pointerover", "focusin", "click", "submit"] as const;

/**
 * Watches for the few things that plain HTML cannot do: buttons, forms, and links that change only the
 * query of this page. All other links work as they are. Says when one of them may be wanted soon, and what
 * was clicked or submitted, which nobody answers otherwise. Answers with what stops it.
 */
export function watchIntents(onIntent: (acted?: HTMLElement) => void): AbortController {
  const watching = new AbortController();
  const react = (event: MouseEvent | FocusEvent | SubmitEvent) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const isClick = type === "click";
    const wanted =
      target.closest<HTMLElement>(isClick ? BUTTON : `${BUTTON},form`) ?? queryLink(target);
    if (wanted === null) return;
    // A click on a submit button becomes a submit event.
    const isWish = isClick && !isSubmitButton(wanted);
    if (!isWish && type !== "submit") onIntent();
    else if (!isForElsewhere(event)) {
      event.preventDefault();
      event.stopPropagation();
      onIntent(wanted);
    }
  };
  for (const name of WATCHED) {
    document.addEventListener(name, react, { capture: true, signal: watching.signal });
  }
  return watching;
}

function isSubmitButton(element: HTMLElement): boolean {
  return element instanceof HTMLButtonElement && element.type === "submit" && element.form !== null;
}

/** The link around an element, if it leads to this very path with another query. */
function queryLink(target: Element): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>("a[href]");
  const here = window.location;
  if (link?.origin !== here.origin || link.pathname !== here.pathname) return null;
  return link.search === here.search ? null : link;
}

/** A link with one of these keys opens in another tab or window, or is saved. */
function isForElsewhere(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
