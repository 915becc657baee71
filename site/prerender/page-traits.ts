/** What of a page decides which rules its head must have. */
export interface PageTraits {
  readonly tags: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Classes of elements that can be disabled. */
  readonly controls: ReadonlySet<string>;
  /** Custom properties that elements set for themselves. */
  readonly properties: ReadonlySet<string>;
}

const CONTROLS = new Set(["button", "input", "select", "textarea", "fieldset"]);

export function pageTraits(html: string): PageTraits {
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found = ""]) => found);
  const classes = [...html.matchAll(/<([a-z]+)[^>]* class="([^"]*)"/g)];
  const controls = classes.filter(([, tag = ""]) => CONTROLS.has(tag));
  return {
    tags: new Set(["html", "body", ...all(/<([a-z][a-z0-9]*)/g)]),
    attributes: new Set(all(/\s([a-zA-Z-]+)(?=[=\s>/])/g).map((name) => name.toLowerCase())),
    controls: new Set(controls.flatMap(([, , list = ""]) => list.split(" "))),
    properties: new Set(all(/(--[\w-]+):/g)),
  };
}
