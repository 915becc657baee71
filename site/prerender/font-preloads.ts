/**
 * The first files of titles and text. Browsers load further files where a page shows their characters or cut:
 * headings in the text cut of the serif are smaller, and mostly below the first screen.
 */
const FAMILIES = ["fraunces-display-latin", "instrument-sans-latin"];

/** Addresses of the fonts that every page shows. Throws when the style sheet names no such file. */
export function preloadedFonts(fontFaces: string): string[] {
  return FAMILIES.map((name) => {
    const [found] = new RegExp(`/assets/${name}-[\\w-]{8}\\.woff2`).exec(fontFaces) ?? [];
    if (found === undefined) throw new Error(`The styles name no font ${name}.`);
    return found;
  });
}
