import { readdirSync, readFileSync } from "node:fs";
import { categoryNames, type CategoryName } from "./categories.ts";

/** A Markdown file with a head of `key: value` lines, and lists of `- key: value` below a bare key. */
export interface Document {
  readonly file: string;
  readonly body: string;
  text(key: string): string;
  optional(key: string): string;
  whole(key: string): number;
  list(key: string): readonly (readonly [string, string])[];
  parseEnum<Value extends string>(key: string, values: readonly Value[]): Value;
}

/** All documents of a folder beside this file, ordered by name. */
export function readDocuments(folder: "posts" | "projects"): readonly Document[] {
  const address = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(address)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) =>
      parseDocument(`${folder}/${name}`, readFileSync(new URL(name, address), "utf8")),
    );
}

export function parseDocument(file: string, source: string): Document {
  const [, head, body] = /^---\n(.*?)\n---\n+(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file} has no head`);
  const fields = parseHead(head);

  const text = (key: string) => {
    const value = fields.get(key)?.text;
    if (value === undefined) throw new Error(`${file} says nothing about "${key}"`);
    return value;
  };
  return {
    file,
    body: body.trim(),
    text,
    optional: (key) => fields.get(key)?.text ?? "",
    whole: (key) => {
      const value = Number(text(key));
      if (!Number.isInteger(value)) throw new Error(`${file}: "${key}" is not a whole number`);
      return value;
    },
    list: (key) => fields.get(key)?.items ?? [],
    parseEnum: (key, values) => {
      const value = values.find((candidate) => candidate === text(key));
      if (value === undefined) throw new Error(`${file}: "${text(key)}" is no ${key}`);
      return value;
    },
  };
}

/** The category named by a document. */
export function categoryOf(document: Document): CategoryName {
  return document.parseEnum("category", categoryNames);
}

interface Field {
  readonly text: string;
  readonly items: (readonly [string, string])[];
}

function parseHead(head: string): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  let open: Field | undefined;
  for (const line of head.split("\n")) {
    const [, dash, key, value] = /^( *- )?([\w-]+): ?(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`Not a field: ${line}`);
    if (dash === undefined) {
      open = { text: unquoted(value), items: [] };
      fields.set(key, open);
    } else {
      open?.items.push([key, unquoted(value)]);
    }
  }
  return fields;
}

function unquoted(value: string): string {
  return value.replace(/^"(.*)"$/, "$1");
}
