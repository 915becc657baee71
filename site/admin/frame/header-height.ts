/** The header's height as a custom property of the page, for what sticks below it. */
const HEADER_HEIGHT = "--dashboard-header";

/** Keeps the property up to date: notices in the header change its height. */
export function publishHeight(header: HTMLElement): () => void {
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    root.setProperty(HEADER_HEIGHT, `${String(header.offsetHeight)}px`);
  });
  observer.observe(header);
  return () => {
    observer.disconnect();
    root.removeProperty(HEADER_HEIGHT);
  };
}
