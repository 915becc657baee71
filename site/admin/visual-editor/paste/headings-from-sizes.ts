const WRITER = 'meta[name=Generator i][content="Cocoa HTML Writer" i]';
/** A rule of a class of paragraphs, such as `p.p1 {margin: 0.0px; font: 18.0px 'Helvetica Neue'}`. */
const RULE = /\bp\.(p\d+)\s*\{[^}]*?\bfont:\s*(?:[a-z]+\s+)*(\d+(?:\.\d+)?)px/g;
/** Times the size of most of the text from which a paragraph is a heading. */
const LARGER = 1.15;

/**
 * Pages and other programs of macOS write headings as paragraphs in a larger font. The largest become headings of
 * level 2, smaller ones those of level 3. Does nothing for HTML of other programs.
 */
export function headingsFromSizes(document: Document) {
  if (document.querySelector(WRITER) === null) return;
  const rules = [...document.querySelectorAll("style")]
    .map((style) => style.textContent)
    .join("\n");
  const sizes = new Map(
    [...rules.matchAll(RULE)].map(([, name = "", size]) => [name, Number(size)]),
  );
  const paragraphs = [...document.querySelectorAll("p")].flatMap((element) => {
    const size = sizes.get(element.className);
    return size === undefined ? [] : [{ element, size, length: element.textContent.trim().length }];
  });
  const body = commonSize(paragraphs);
  const headings = paragraphs.filter(
    ({ size, length, element }) =>
      length > 0 && size >= body * LARGER && element.closest("td, th, li") === null,
  );
  const largest = Math.max(...headings.map(({ size }) => size));
  for (const { element, size } of headings) {
    const heading = document.createElement(size === largest ? "h2" : "h3");
    heading.append(...element.childNodes);
    for (const bold of heading.querySelectorAll("b")) bold.replaceWith(...bold.childNodes);
    element.replaceWith(heading);
  }
}

/** The size in which most characters are set. */
function commonSize(
  paragraphs: readonly { readonly size: number; readonly length: number }[],
): number {
  const lengths = new Map<number, number>();
  for (const { size, length } of paragraphs) lengths.set(size, (lengths.get(size) ?? 0) + length);
  const [common] = [...lengths].sort(([, one], [, other]) => other - one);
  return common?.[0] ?? 0;
}
