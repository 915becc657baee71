import { StrictMode } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/**
 * Renders a root component into `#root` and removes the title of the HTML file, since the app sets its own.
 */
export function mount(app: ReactNode) {
  const container = document.getElementById("root");
  if (container === null) throw new Error("The page has no element with the id root.");
  document.querySelector("title")?.remove();
  createRoot(container).render(<StrictMode>{app}</StrictMode>);
}
