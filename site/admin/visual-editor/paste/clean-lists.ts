/** Google Docs and old web pages put a nested list beside its item instead of into it. */
export function joinNestedLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const item = list.previousElementSibling;
    if (item?.tagName === "LI") item.append(list);
    else {
      const parent = body.ownerDocument.createElement("li");
      list.replaceWith(parent);
      parent.append(list);
    }
  }
}

interface WordItem {
  readonly paragraph: HTMLElement;
  readonly level: number;
  readonly isNumbered: boolean;
}

/** Word writes the items of a list as paragraphs, whose marks are text. */
export function listsFromWord(body: HTMLElement) {
  let open: { readonly list: HTMLElement; readonly level: number }[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")) {
    const item = wordItem(paragraph);
    if (item === null) {
      open = [];
      continue;
    }
    const isNext = previous !== null && paragraph.previousElementSibling === previous;
    if (!isNext) open = [];
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    const current = open.at(-1);
    if (current === undefined || current.level < item.level) {
      open.push({ list: startList(item, current?.list ?? null), level: item.level });
    }
    const list = open.at(-1)?.list;
    const entry = body.ownerDocument.createElement("li");
    entry.append(...paragraph.childNodes);
    list?.append(entry);
    paragraph.remove();
    previous = open[0]?.list ?? null;
  }
}

/** Null for a paragraph outside of lists. Removes the mark of an item. */
function wordItem(paragraph: HTMLElement): WordItem | null {
  const style = paragraph.getAttribute("style") ?? "";
  const level = /mso-list:\s*\S+\s+level(\d)/i.exec(style)?.[1];
  if (level === undefined) return null;
  let mark = "";
  for (const span of paragraph.querySelectorAll("span")) {
    if (!/mso-list:\s*ignore/i.test(span.getAttribute("style") ?? "")) continue;
    mark += span.textContent;
    span.remove();
  }
  return { paragraph, level: Number(level), isNumbered: /^\s*\(?\w{1,5}[.)]/.test(mark) };
}

/** A list in place of its first paragraph, or in the last item of the list around it. */
function startList({ paragraph, isNumbered }: WordItem, around: HTMLElement | null): HTMLElement {
  const list = paragraph.ownerDocument.createElement(isNumbered ? "ol" : "ul");
  const item = around?.lastElementChild ?? null;
  if (item === null) paragraph.before(list);
  else item.append(list);
  return list;
}
