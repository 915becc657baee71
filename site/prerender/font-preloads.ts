/** The first file of each family. Browsers load the files of further characters where a page shows them. */
const FAMILIES = ["fraunces-latin", "instrument-sans-latin"];

/** Addresses of the fonts that every page shows. Throws when the style sheet names no such file. */
export function preloadedFonts(fontFaces: string): string[] {
  return FAMILIES.map((name) => {
    const [found] = new RegExp(`/assets/${name}-[\\w-]{8}\\.woff2`).exec(fontFaces) ?? [];
    if (found === undefined) throw new Error(`The styles name no font ${name}.`);
    return found;
  });
}
