const BUTTON = "button:not([popovertarget])";
/** Elements that hover and focus hydrate the page for. */
const HOVER_TARGETS = `${BUTTON},form,[data-hydrate]`;
const WATCHED = ["pointerover", "focusin", "click", "submit"] as const;

/**
 * Watches for the interactions that need script: buttons, forms, and links that change only the query of
 * this page. All other links work without script. Calls `onInteraction` without an argument on hover and focus,
 * and with the element on a click or submit, whose default action it prevents. The returned controller's
 * `abort` removes the listeners.
 */
export function watchInteractions(onInteraction: (element?: HTMLElement) => void): AbortController {
  const watching = new AbortController();
  const onEvent = (event: MouseEvent | FocusEvent | SubmitEvent) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const isClick = type === "click";
    const element =
      target.closest<HTMLElement>(isClick ? BUTTON : HOVER_TARGETS) ?? queryLink(target);
    if (element === null) return;
    // A click on a submit button becomes a submit event.
    const isActivation = isClick && !isSubmitButton(element);
    if (!isActivation && type !== "submit") onInteraction();
    else if (!opensElsewhere(event)) {
      event.preventDefault();
      event.stopPropagation();
      onInteraction(element);
    }
  };
  for (const name of WATCHED) {
    document.addEventListener(name, onEvent, { capture: true, signal: watching.signal });
  }
  return watching;
}

function isSubmitButton(element: HTMLElement): boolean {
  return element instanceof HTMLButtonElement && element.type === "submit" && element.form !== null;
}

/** The enclosing link, if it leads to this path with a different query. */
function queryLink(target: Element): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>("a[href]");
  const here = window.location;
  if (link?.origin !== here.origin || link.pathname !== here.pathname) return null;
  return link.search === here.search ? null : link;
}

/** With one of these keys a link opens in another tab or window, or is downloaded. */
function opensElsewhere(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
