import type { MouseEvent } from "react";

/** Capturing click handler: the links of an edited page lead nowhere. */
export function preventLinks(event: MouseEvent) {
  const { target } = event;
  // Not `instanceof Element`: the target may belong to the document of a frame.
  if ("closest" in target && (target as Element).closest("a") !== null) event.preventDefault();
}
