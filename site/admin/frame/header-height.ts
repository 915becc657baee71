import { PHONE_QUERY } from "#site/ui/theme/touch.ts";

/** Height of the part of the header that stays in view, for what sticks below it. */
const HEADER_HEIGHT = "--dashboard-header";
/** Height of the header's part above the tabs. */
const TITLE_HEIGHT = "--dashboard-title";

/** `top` of the sticky header on phones, where its part above the tabs scrolls away. */
export const ABOVE_TABS = `calc(-1 * var(${TITLE_HEIGHT}, 0px))`;

/** Keeps the properties up to date: notices in the header and the width of the window change the heights. */
export function publishHeight(header: HTMLElement): () => void {
  const root = document.documentElement.style;
  const tabs = header.querySelector("[role=tablist]");
  const phone = window.matchMedia(PHONE_QUERY);
  const publish = () => {
    const above = tabs === null ? 0 : offsetIn(header, tabs);
    root.setProperty(TITLE_HEIGHT, `${String(above)}px`);
    const stuck = header.offsetHeight - (phone.matches ? above : 0);
    root.setProperty(HEADER_HEIGHT, `${String(stuck)}px`);
  };
  const observer = new ResizeObserver(publish);
  observer.observe(header);
  phone.addEventListener("change", publish);
  return () => {
    observer.disconnect();
    phone.removeEventListener("change", publish);
    root.removeProperty(HEADER_HEIGHT);
    root.removeProperty(TITLE_HEIGHT);
  };
}

function offsetIn(header: HTMLElement, part: Element): number {
  return part.getBoundingClientRect().top - header.getBoundingClientRect().top;
}
