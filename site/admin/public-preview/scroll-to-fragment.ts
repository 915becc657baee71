import type { MouseEvent } from "react";

/**
 * Click handler of a previewed page: a link to a place on the same page scrolls there. By itself it would open the
 * address of the dashboard, as the document of a preview has none.
 */
export function scrollToFragment(event: MouseEvent) {
  const { target } = event;
  // Not `instanceof Element`: the target belongs to the document of a frame.
  if (!("closest" in target)) return;
  const link = (target as Element).closest('a[href^="#"]');
  if (link === null) return;
  event.preventDefault();
  const id = link.getAttribute("href")?.slice(1) ?? "";
  link.ownerDocument.getElementById(id)?.scrollIntoView();
}
