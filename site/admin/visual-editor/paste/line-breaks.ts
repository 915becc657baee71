/** Elements whose text is one line in a body. */
const ONE_LINE = "td, th, h1, h2, h3, h4, h5, h6";
/** Elements that hold no text of their own, so that a break in them has no effect. */
const STRUCTURE = "ul, ol, dl, table, tbody, thead, tfoot, tr";
const BLOCK =
  "p, li, div, blockquote, dd, dt, section, article, main, header, footer, aside, figure, figcaption, address, body";
/** Content without text. */
const SHOWN = "img, hr, table";

/**
 * Bodies have no line breaks: one between two texts starts a new paragraph, in a list item, too; in a heading and a cell of
 * a table it is a space. One beside blocks, as Google Docs writes them for empty lines, leaves no empty paragraph.
 */
export function splitLines(body: HTMLElement) {
  /** The last line in each block, after which the next one starts. */
  const last = new Map<Element, Element>();
  for (const lineBreak of body.querySelectorAll("br")) {
    const block = lineBreak.closest(BLOCK);
    if (lineBreak.closest("pre") !== null) lineBreak.replaceWith("\n");
    else if (lineBreak.closest(ONE_LINE) !== null) lineBreak.replaceWith(" ");
    else if (block === null || isNoText(lineBreak)) lineBreak.remove();
    else if (block.tagName === "P") splitParagraph(block, lineBreak);
    else {
      const line = splitBlock(block, lineBreak, last.get(block) ?? null);
      if (line !== null) last.set(block, line);
    }
  }
}

/** A browser marks the end of what it copies with a break. */
function isNoText(lineBreak: Element): boolean {
  const isEnd = lineBreak.classList.contains("Apple-interchange-newline");
  return isEnd || lineBreak.parentElement?.matches(STRUCTURE) === true;
}

/** Moves what is before a break into a paragraph of its own. */
function splitParagraph(paragraph: Element, lineBreak: Element) {
  const before = takeBefore(lineBreak, paragraph, null);
  if (!isBlank(before)) {
    const line = paragraph.ownerDocument.createElement("p");
    line.append(before);
    paragraph.before(line);
  }
  // In this order, because each break would read all text after it.
  if (paragraph.querySelector("br") === null && isBlank(paragraph)) paragraph.remove();
}

/** Moves what is between the last line and a break into an element of its own; null if that is nothing. */
function splitBlock(block: Element, lineBreak: Element, last: Element | null): Element | null {
  const before = takeBefore(lineBreak, block, last);
  if (isBlank(before)) return null;
  const line = block.ownerDocument.createElement("div");
  line.append(before);
  if (last === null) block.prepend(line);
  else last.after(line);
  return line;
}

/**
 * Takes the nodes between the last line and a break out of the block, with copies of the elements around them, and removes
 * the break.
 */
function takeBefore(lineBreak: Element, block: Element, last: Element | null): DocumentFragment {
  const { ownerDocument } = block;
  let taken = ownerDocument.createDocumentFragment();
  let node: Element = lineBreak;
  for (let parent = node.parentElement; parent !== null; parent = node.parentElement) {
    while (node.previousSibling !== null && node.previousSibling !== last) {
      taken.prepend(node.previousSibling);
    }
    if (parent === block) break;
    const copy = parent.cloneNode(false);
    copy.appendChild(taken);
    taken = ownerDocument.createDocumentFragment();
    taken.append(copy);
    node = parent;
  }
  lineBreak.remove();
  return taken;
}

function isBlank(part: Element | DocumentFragment): boolean {
  return part.textContent.trim() === "" && part.querySelector(SHOWN) === null;
}
