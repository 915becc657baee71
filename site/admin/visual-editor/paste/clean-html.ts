import { imageUrl } from "#site/format/url-allowlist.ts";
import { MISSING_IMAGE } from "../missing-image.ts";
import { isPixel, markImages, replaceByMark, withoutDataUrls } from "./data-images.ts";
import type { PastedImage } from "./data-images.ts";
import { joinNestedLists, listsFromWord } from "./clean-lists.ts";
import { headingsFromSizes } from "./headings-from-sizes.ts";
import { splitLines } from "./line-breaks.ts";
import { unwrapRedirects } from "./redirects.ts";

/** Characters of HTML up to which it is parsed. Word writes about 2 KB for a line of text. */
const MAX_LENGTH = 4_000_000;
/** Tags up to which HTML is parsed at all: nested tables take the square of their depth. */
const MAX_TAGS = 40_000;
/** Elements up to which the editor takes less than a second. */
const MAX_ELEMENTS = 12_000;
const MAX_DEPTH = 60;

/** Elements whose content is no text of the page. */
const REMOVED =
  "script, style, template, noscript, iframe, object, embed, svg, math, meta, link, title, head > *";
const FORM = "button, input, select, textarea, form > datalist";

interface CleanHtml {
  readonly html: string;
  /** Names of images that are on another site or in a file of another program. */
  readonly images: readonly string[];
  /** Images inside the text or on this website; an image with the marker as its URL stands for each of them. */
  readonly pasted: readonly PastedImage[];
}

/**
 * HTML of another program or site as the editor's schema can read it: no scripts, images listed, lists of
 * Word and Google Docs as lists, one paragraph for each line and cell of a table. Null if it is too large or too
 * deeply nested. Images inside the text or on this website are returned, and stay if `isStored` accepts their URL; with
 * null, for a field without images, they are listed too. The document is inert: nothing in it runs or is requested.
 */
export function cleanHtml(
  source: string,
  isStored: ((url: string) => boolean) | null,
): CleanHtml | null {
  const { html, dataOf } = withoutDataUrls(source);
  if (isTooLarge(html)) return null;
  const document = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  const { body } = document;
  headingsFromSizes(document);
  for (const element of body.querySelectorAll(`${REMOVED}, ${FORM}`)) element.remove();
  removeComments(body);
  if (body.getElementsByTagName("*").length > MAX_ELEMENTS || depthOf(body) > MAX_DEPTH)
    return null;
  const pasted = isStored !== null ? markImages(body, dataOf) : [];
  const images = removeImages(body, isStored);
  listsFromWord(body);
  joinNestedLists(body);
  for (const cell of body.querySelectorAll("td, th")) flattenCell(cell);
  for (const heading of body.querySelectorAll("h4, h5, h6")) rename(heading, "h3");
  splitLines(body);
  unwrapRedirects(body);
  return { html: body.innerHTML, images, pasted };
}

/** Elements that a program with structured text writes. An editor of code writes styled lines only. */
const STRUCTURE =
  "h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, a[href], strong, b, em, i, img";

/** Whether HTML has structure beside its lines of text, or is too large to find out. */
export function hasStructure(source: string): boolean {
  const { html } = withoutDataUrls(source);
  if (isTooLarge(html)) return true;
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  return body.querySelector(STRUCTURE) !== null;
}

function isTooLarge(html: string): boolean {
  return html.length > MAX_LENGTH || html.split("<").length > MAX_TAGS;
}

/**
 * Renames the attributes of event handlers. They would not run in an inert document, but the browser reports
 * each of them as a violation of the content security policy.
 */
function withoutHandlers(html: string): string {
  return html.replace(/<[a-z][^>]*/gi, (tag) =>
    tag.replace(/(?<=[\s"'/])on(?=[a-z]+\s*=)/gi, "data-on"),
  );
}

function removeComments(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode() !== null) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function depthOf(root: Element): number {
  const level = (element: Element | null): number =>
    element === null || element === root ? 0 : 1 + level(element.parentElement);
  const leaves = root.querySelectorAll(":not(:has(*))");
  return Math.max(0, ...Array.from(leaves, level));
}

/**
 * Removes images and returns their names. Those of this site and stored ones stay. In a field with images, an element stands
 * in the place of each removed one.
 */
function removeImages(body: HTMLElement, isStored: ((url: string) => boolean) | null): string[] {
  const last = new Map<Element, Element>();
  return [...body.querySelectorAll("img")].flatMap((image) => {
    const source = image.getAttribute("src") ?? "";
    if (source.startsWith("/") && !source.startsWith("//") && imageUrl(source) !== null) return [];
    if (isStored?.(source) === true) return [];
    const name = imageName(source, image.alt);
    if (isStored === null || isPixel(image)) image.remove();
    else replaceByMark(image, missingImage(image, name), last);
    return isPixel(image) ? [] : [name];
  });
}

function missingImage(image: HTMLImageElement, name: string): Element {
  // An image may be inside a paragraph, where another block would end it.
  const place = image.ownerDocument.createElement("img");
  place.setAttribute(MISSING_IMAGE, name);
  place.setAttribute("alt", image.alt.trim());
  return place;
}

/** The description of an image, its file name, or what it is. */
export function imageName(source: string, alt: string): string {
  if (alt.trim() !== "") return `“${alt.trim().slice(0, 60)}”`;
  if (source.startsWith("data:")) return "one inside the text";
  const file = /([^/\\?#]+)(?:[?#].*)?$/.exec(source)?.[1] ?? "";
  return /\.\w{2,5}$/.test(file) ? file.slice(-60) : "one without a name";
}

/** A cell of a body has one paragraph: its blocks follow one another in it. */
function flattenCell(cell: Element) {
  const blocks =
    "p, div, li, ul, ol, table, tbody, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre";
  for (const block of [...cell.querySelectorAll(blocks)].reverse()) {
    block.replaceWith(...block.childNodes, " ");
  }
  cell.removeAttribute("colspan");
  cell.removeAttribute("rowspan");
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
