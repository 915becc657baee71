/** Logs runtime errors, unhandled rejections and failed resources to the console, with the path. */
export function logErrors() {
  window.addEventListener(
    "error",
    (event) => {
      if (event.target instanceof Element) logError("resource-error", urlOfElement(event.target));
      else logError("runtime-error", event.error ?? event.message);
    },
    // Resource errors do not bubble; only capturing listeners receive them.
    { capture: true },
  );
  window.addEventListener("unhandledrejection", ({ reason }) => {
    logError("unhandled-rejection", reason);
  });
}

/** Logs one error as "[kind] path". */
export function logError(kind: string, cause: unknown) {
  console.error(`[${kind}] ${window.location.pathname}`, cause);
}

function urlOfElement(element: Element): string {
  return element.getAttribute("src") ?? element.getAttribute("href") ?? element.tagName;
}
