/** Writes runtime errors, unhandled rejections and failed resources to the console with the path. */
export function logErrors() {
  window.addEventListener(
    "error",
    (event) => {
      if (event.target instanceof Element) logError("resource-error", addressOf(event.target));
      else logError("runtime-error", event.error ?? event.message);
    },
    // Resource errors do not bubble; they are seen only while captured.
    { capture: true },
  );
  window.addEventListener("unhandledrejection", ({ reason }) => {
    logError("unhandled-rejection", reason);
  });
}

export function logError(kind: string, cause: unknown) {
  console.error(`[${kind}] ${window.location.pathname}`, cause);
}

function addressOf(element: Element): string {
  return element.getAttribute("src") ?? element.getAttribute("href") ?? element.tagName;
}
