import type { Plugin } from "vite";

/**
 * The development server's pages are empty until their code has run, by when the browser has given up on
 * fonts that are `optional`: there, text waits for them. Built pages show theirs from the first paint on.
 */
export function fontsAwaited(): Plugin {
  return {
    name: "studio-fonts-awaited",
    apply: "serve",
    enforce: "pre",
    transform: (code, id) =>
      /\/fonts-[a-z]+\.css/.test(id)
        ? code.replaceAll("font-display: optional", "font-display: block")
        : null,
  };
}
