/** A font that the head of a page preloads. */
export interface FontPreload {
  /** Address of the file; begins with "/". */
  readonly href: string;
  /** False for one that should not delay the image of the first screen. */
  readonly isUrgent: boolean;
  /** Only pages whose HTML contains this text preload the font; every page if absent. */
  readonly onlyWith?: string;
}

/**
 * The first files of titles and text, then the serif's text cut, which headings below the first screen use. Without a
 * preload, browsers find the cut after the first layout only, and Lighthouse takes it for a file that blocks rendering,
 * which adds a round trip to its first paint. So it does for the italic of emphasised words, which few pages have. Further
 * files load where a page shows their characters.
 */
const FAMILIES = [
  { name: "fraunces-display-latin", isUrgent: true },
  { name: "instrument-sans-latin", isUrgent: true },
  { name: "fraunces-latin", isUrgent: false },
  { name: "instrument-sans-italic-latin", isUrgent: false, onlyWith: "<em>" },
];

/** The fonts that pages preload. Throws when the style sheet names no such file. */
export function preloadedFonts(fontFaces: string): FontPreload[] {
  return FAMILIES.map(({ name, ...preload }) => {
    const [href] = new RegExp(`/assets/${name}-[\\w-]{8}\\.woff2`).exec(fontFaces) ?? [];
    if (href === undefined) throw new Error(`The styles name no font ${name}.`);
    return { href, ...preload };
  });
}

/** Those of these fonts that a page with this HTML preloads. */
export function fontsOfPage(fonts: readonly FontPreload[], html: string): FontPreload[] {
  return fonts.filter(({ onlyWith }) => onlyWith === undefined || html.includes(onlyWith));
}
