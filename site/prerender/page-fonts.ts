import { needsSecondFile } from "../ui/fonts/letters.ts";

/** Addresses of the four files that fonts-latin.css and fonts-extended.css name. */
export interface PageFonts {
  readonly heading: FontFiles;
  readonly body: FontFiles;
}

interface FontFiles {
  readonly latin: string;
  readonly latinExt: string;
}

export function fontsIn(fontFaces: string): PageFonts {
  const file = (name: string) => {
    const [found] = new RegExp(`/assets/${name}-[\\w-]{8}\\.woff2`).exec(fontFaces) ?? [];
    if (found === undefined) throw new Error(`The styles name no font ${name}.`);
    return found;
  };
  const files = (family: string) => ({
    latin: file(`${family}-latin`),
    latinExt: file(`${family}-latin-ext`),
  });
  return { heading: files("fraunces"), body: files("instrument-sans") };
}

/**
 * What a page shows above the fold, which the browser would ask for only after its first layout. Letters
 * as in Plzeň and signs such as ½ are in files of their own, and asked for early where a page has any.
 */
export function earlyFonts({ heading, body }: PageFonts, html: string): string[] {
  const titles = [...html.matchAll(/<h[1-6][^>]*>.*?<\/h[1-6]>/gs)].map(([title]) => title);
  const texts = html.replaceAll(/<h[1-6][^>]*>.*?<\/h[1-6]>|<(script|style)[^>]*>.*?<\/\1>/gs, "");
  return [
    heading.latin,
    body.latin,
    ...(needsSecondFile(shownIn(titles.join(""))) ? [heading.latinExt] : []),
    ...(needsSecondFile(shownIn(texts)) ? [body.latinExt] : []),
  ];
}

function shownIn(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "");
}

/** Whether a file holds letters that few pages show. */
export function isExtended({ heading, body }: PageFonts, file: string): boolean {
  return file === heading.latinExt || file === body.latinExt;
}
