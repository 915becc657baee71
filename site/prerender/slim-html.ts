/** An opening tag as React writes it: no value has a `<` or `>` in it. */
const TAG = /<([a-z][a-z0-9]*)((?: [^<>]*)?)>/g;
const ATTRIBUTE = / ([^\s=/]+)(?:="([^"]*)")?/g;
/** Read by programs that are no browsers, some of which look for quotes. */
const AS_WRITTEN = new Set(["script", "meta", "link"]);
/** Ends of paragraphs and list items that the next tag tells. */
const TOLD_END =
  /<\/p>(?=<(?:p|div|h[1-6]|[uo]l|figure|section|article|address|nav)[ >]|<\/(?:div|li|main|figure|figcaption|section|article|aside|footer|dialog)>)|<\/li>(?=<li[ >]|<\/[uo]l>)/g;
const BARE = /^[^\s"'`=<>]+$/;

/**
 * The same elements in fewer bytes: without attributes that say what holds anyway, without quotes
 * where a value needs none, without ends that the next tag tells. React, which takes the page over
 * later, compares elements and texts only.
 */
export function slimHtml(html: string): string {
  const slimmer = html.replace(TAG, (whole, tag: string, attributes: string) =>
    AS_WRITTEN.has(tag) ? whole.replace(/\/>$/, ">") : `<${tag}${slim(tag, attributes)}>`,
  );
  return slimmer.replace(TOLD_END, "");
}

function slim(tag: string, attributes: string): string {
  const all = [...attributes.matchAll(ATTRIBUTE)];
  // Elements of a kind begin alike, which packs better.
  const inOrder = [...all.filter(isClass), ...all.filter((each) => !isClass(each))];
  const written = inOrder.map(([, name = "", value]) => {
    if (value === undefined || value === "") return isIdle(tag, name, "") ? "" : ` ${name}`;
    if (isIdle(tag, name, value)) return "";
    return BARE.test(value) ? ` ${name}=${value}` : ` ${name}="${value}"`;
  });
  return written.join("");
}

function isClass([, name]: readonly string[]): boolean {
  return name === "class";
}

function isIdle(tag: string, name: string, value: string): boolean {
  switch (name) {
    // For React Router's framework mode only.
    case "data-discover":
      return true;
    case "xmlns":
      return tag === "svg";
    case "type":
      return tag === "a" && value === "button";
    case "loading":
      return value === "eager";
    case "fetchPriority":
      return value === "auto";
    default:
      return false;
  }
}
