/** Writes runtime errors, unhandled rejections and failed resources to the console with the path. */
export function logErrors(target: Window = window) {
  const path = () => target.location.pathname;
  target.addEventListener(
    "error",
    (event) => {
      if (event.target instanceof Element) {
        console.error(`[resource-error] ${path()}`, resourceAddress(event.target));
      } else {
        console.error(`[runtime-error] ${path()}`, event.error ?? event.message);
      }
    },
    // Resource errors do not bubble; they are seen only while captured.
    { capture: true },
  );
  target.addEventListener("unhandledrejection", (event) => {
    console.error(`[unhandled-rejection] ${path()}`, event.reason);
  });
}

function resourceAddress(element: Element): string {
  return element.getAttribute("src") ?? element.getAttribute("href") ?? element.tagName;
}
