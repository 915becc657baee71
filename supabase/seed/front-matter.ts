import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { categoryNames, type CategoryName } from "./categories.ts";

/** A Markdown file with YAML front matter of texts and lists of `- key: value`. */
export interface DemoDocument {
  readonly file: string;
  readonly body: string;
  text(key: string): string;
  optional(key: string): string;
  whole(key: string): number;
  /** A day as YYYY-MM-DD. */
  date(key: string): string;
  list(key: string): readonly (readonly [string, string])[];
  /** A list of entries with several keys. */
  entries(key: string): readonly Readonly<Record<string, string>>[];
  parseEnum<Value extends string>(key: string, values: readonly Value[]): Value;
}

/** All documents of a folder beside this file, ordered by name. */
export function readDocuments(folder: "posts" | "projects"): readonly DemoDocument[] {
  const address = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(address)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) =>
      parseDocument(`${folder}/${name}`, readFileSync(new URL(name, address), "utf8")),
    );
}

/** Parses a Markdown file with a YAML head; throws without one. Only the split is own code. */
export function parseDocument(file: string, source: string): DemoDocument {
  const [, head, body] = /^---\n(.*?)\n---\n+(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file} has no head`);
  const fields = parseHead(file, head);

  const text = (key: string) => {
    const value = fields.get(key);
    if (typeof value !== "string") throw new Error(`${file} says nothing about "${key}"`);
    return value;
  };
  return {
    file,
    body: body.trim(),
    text,
    optional: (key) => (fields.has(key) ? text(key) : ""),
    whole: (key) => {
      const value = Number(text(key));
      if (!Number.isInteger(value)) throw new Error(`${file}: "${key}" is not a whole number`);
      return value;
    },
    date: (key) => {
      const value = text(key);
      if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) {
        throw new Error(`${file}: "${key}" is not a day`);
      }
      return value;
    },
    list: (key) => listIn(fields.get(key)),
    entries: (key) => entriesIn(fields.get(key)),
    parseEnum: (key, values) => {
      const value = values.find((candidate) => candidate === text(key));
      if (value === undefined) throw new Error(`${file}: "${text(key)}" is no ${key}`);
      return value;
    },
  };
}

/** The category named by a document. */
export function categoryOf(document: DemoDocument): CategoryName {
  return document.parseEnum("category", categoryNames);
}

/** Every scalar is a string: YAML would read other types out of some of them. */
function parseHead(file: string, head: string): ReadonlyMap<string, unknown> {
  const fields: unknown = parse(head, { schema: "failsafe" });
  if (!isObject(fields)) throw new Error(`The head of ${file} has no fields`);
  return new Map(Object.entries(fields));
}

function listIn(items: unknown): readonly (readonly [string, string])[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => (isObject(item) ? entriesOf(item) : []));
}

function entriesIn(items: unknown): readonly Readonly<Record<string, string>>[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isObject).map((item) => Object.fromEntries(entriesOf(item)));
}

function entriesOf(fields: object): readonly (readonly [string, string])[] {
  return Object.entries(fields).map(([key, value]) => [key, String(value)] as const);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
