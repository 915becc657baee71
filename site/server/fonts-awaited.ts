import type { Plugin } from "vite";

/**
 * Plugin that makes text wait for fonts in development. There, pages are empty until their code has run, by
 * which time the browser has given up on fonts with `font-display: optional`. Built pages use theirs from
 * the first paint.
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
