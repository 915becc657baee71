/** A font that the head of every page preloads. */
export interface FontPreload {
  /** Address of the file; begins with "/". */
  readonly href: string;
  /** False for one that should not delay the image of the first screen. */
  readonly isUrgent: boolean;
}

/**
 * The first files of titles and text, then the serif's text cut, which headings below the first screen use. Without a
 * preload, browsers find the cut after the first layout only, and Lighthouse takes it for a file that blocks rendering,
 * which adds a round trip to its first paint. Further files load where a page shows their characters.
 */
const FAMILIES = [
  { name: "fraunces-display-latin", isUrgent: true },
  { name: "instrument-sans-latin", isUrgent: true },
  { name: "fraunces-latin", isUrgent: false },
];

/** The fonts that every page shows. Throws when the style sheet names no such file. */
export function preloadedFonts(fontFaces: string): FontPreload[] {
  return FAMILIES.map(({ name, isUrgent }) => {
    const [href] = new RegExp(`/assets/${name}-[\\w-]{8}\\.woff2`).exec(fontFaces) ?? [];
    if (href === undefined) throw new Error(`The styles name no font ${name}.`);
    return { href, isUrgent };
  });
}
