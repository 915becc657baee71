import { StrictMode } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Puts a root component on the page. The title of the HTML file gives way to that of the screen. */
export function mount(app: ReactNode) {
  const place = document.getElementById("root");
  if (place === null) throw new Error("The page has no element with the id root.");
  document.querySelector("title")?.remove();
  createRoot(place).render(<StrictMode>{app}</StrictMode>);
}
