import { readdirSync, readFileSync } from "node:fs";
import { getSchema } from "@tiptap/core";
import type { Mark, Node } from "@tiptap/pm/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openBody, saveBody } from "./body-document.ts";
import type { BlockSource } from "./block-source.ts";
import { SCHEMA_EXTENSIONS } from "./schema.ts";
import { signature } from "./signature.ts";

const schema = getSchema(SCHEMA_EXTENSIONS);
const open = (body: string) => openBody(body, schema);
const shown = (doc: Node) => doc.content.content.map(signature).filter((block) => block !== "");
const TIMEOUT_MS = 120_000;

const word = fc.constantFrom(
  ...[
    "Oak",
    "lime",
    "wall.",
    "(room)",
    "“quoted”",
    "1.",
    "2)",
    "-",
    "+",
    "#",
    "###",
    ">",
    "|",
    "—",
  ],
  ...[
    "a*b",
    "*",
    "**",
    "_",
    "__x__",
    "snake_case",
    "[",
    "]",
    "](",
    "[a](b)",
    "![a](b)",
    "!",
    "&amp;",
  ],
  ...[
    "&",
    "<b>",
    "\\",
    "\\*",
    "C:\\a",
    "---",
    "`code`",
    "~~",
    "https://a.example/b_c",
    "é",
    "łąka",
    "😀",
  ],
);
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(" "));

/** Bodies as members type them: constructs of the dialect in any order, with any separators. */
const inline = fc.oneof(
  words,
  words.map((text) => `**${text}**`),
  words.map((text) => `*${text}*`),
  words.map((text) => `[${text}](https://a.example/x "Title")`),
  words.map((text) => `***${text}***`),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((list) => list.join(" "));
const piece = fc.oneof(
  ...[line, line.map((text) => `## ${text}`), line.map((text) => `#### ${text} ##`)],
  ...[
    line.map((text) => `- ${text}`),
    line.map((text) => `  - ${text}`),
    line.map((text) => `1. ${text}`),
  ],
  ...[
    line.map((text) => `7) ${text}`),
    line.map((text) => `> ${text}`),
    line.map((text) => `    ${text}`),
  ],
  fc.constantFrom(
    "- a\n\n- b",
    "![Oak](/a.webp)",
    '![Oak *b*](/a.webp "Caption")',
    "![](/a.webp)\n![b](/b.webp)",
  ),
  fc.constantFrom(
    "---",
    "***",
    "| a | b |\n| --- | :-: |\n| 1 | 2 \\| 3 |",
    "\t- tab",
    "-",
    "1.",
    "#",
    "> a\n>\n> - b",
  ),
  fc.constantFrom(
    "[x](javascript:alert(1))",
    "<script>",
    "word ![](/c.webp) word",
    "https://youtu.be/abcdefghijk",
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
);
const gap = fc.constantFrom("\n\n", "\n\n", "\n", "\n\n\n", "\r\n\r\n", "\n \t\n", "\r");
const body = fc
  .tuple(fc.constantFrom("", "\n", "  \n"), fc.array(fc.tuple(piece, gap), { maxLength: 8 }))
  .map(([before, parts]) => before + parts.flat().join(""));

/** Documents as the editor makes them. */
const marks = fc
  .subarray(["bold", "italic", "link"])
  .map((names): readonly Mark[] =>
    names.map((name) =>
      schema.mark(name, name === "link" ? { href: "https://a.example/(b)?c=1&d=2" } : null),
    ),
  );
const text = fc.oneof(
  words,
  words.map((value) => ` ${value} `),
  fc.constantFrom(" ", "a", "."),
);
const content = fc.array(fc.tuple(text, marks), { maxLength: 5 }).map((runs) =>
  runs.map(([value, set]) =>
    schema.text(
      value,
      [...set].reduce<readonly Mark[]>((all, mark) => mark.addToSet(all), []),
    ),
  ),
);
const paragraph = content.map((nodes) => schema.node("paragraph", null, nodes));
const list = (depth: number): fc.Arbitrary<Node> =>
  fc
    .tuple(
      fc.constantFrom("bulletList", "orderedList"),
      fc.boolean(),
      fc.integer({ min: 0, max: 12 }),
      fc.array(
        fc.tuple(
          paragraph,
          fc.array(depth === 0 ? paragraph : fc.oneof(paragraph, list(depth - 1)), {
            maxLength: 2,
          }),
        ),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
    )
    .map(([name, tight, start, items]) =>
      schema.node(
        name,
        name === "orderedList" ? { tight, start } : { tight },
        items.map(([first, rest]) => schema.node("listItem", null, [first, ...rest])),
      ),
    );
const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.array(content, { minLength: 6, maxLength: 6 }))
  .map(([width, cells]) => {
    const cellsOf = (row: number) => cells.slice(row * width, (row + 1) * width);
    const rows = [0, 1].map((row) =>
      cellsOf(row).map((nodes) =>
        schema.node(
          row === 0 ? "tableHeader" : "tableCell",
          null,
          schema.node("paragraph", null, nodes),
        ),
      ),
    );
    return schema.node(
      "table",
      null,
      rows.map((row) => schema.node("tableRow", null, row)),
    );
  });
const image = fc.record({
  src: fc.constantFrom(
    "/a.webp",
    "https://a.example/b (1).webp",
    "/a.webp#width=text",
    "/a.webp#focus=30,60&width=full",
  ),
  alt: words,
  title: fc.oneof(fc.constant(""), words),
});
const heading = fc
  .tuple(fc.constantFrom(1, 2, 3), content)
  .map(([level, nodes]) => schema.node("heading", { level }, nodes));
const quote = fc
  .array(fc.oneof(paragraph, heading, list(0)), { minLength: 1, maxLength: 3 })
  .map((blocks) => schema.node("blockquote", null, blocks));
const gallery = fc
  .array(image, { minLength: 2, maxLength: 4 })
  .map((images) => schema.node("gallery", { images }));
const block = fc.oneof(
  ...[paragraph, heading, list(2), quote, table, gallery],
  fc.constant(schema.node("horizontalRule")),
  fc.constant(schema.node("video", { address: "https://youtu.be/abcdefghijk" })),
  image.map((attrs) => schema.node("picture", attrs)),
);
const doc = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks) => schema.node("doc", null, blocks));

describe("SU20 a body that is opened and saved", () => {
  it("stays the same, byte by byte: 1,000 generated bodies", { timeout: TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(body, (source) => {
        expect(saveBody(open(source))).toBe(source);
      }),
      { numRuns: 1000 },
    );
  });

  const folders = ["posts", "projects"].map(
    (name) => new URL(`../../../supabase/seed/${name}/`, import.meta.url),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => new URL(name, folder)),
  );
  it.each(files.map((file) => [file.pathname.split("/").at(-1) ?? "", file] as const))(
    "stays the same: %s",
    (_, file) => {
      const source = readFileSync(file, "utf8");
      const parsed = open(source);
      expect(saveBody(parsed)).toBe(source);
      expect(shown(open(saveBody(parsed)))).toEqual(shown(parsed));
    },
  );
});

const joined = (sources: readonly BlockSource[]) =>
  sources.map(({ before, text, after }) => before + text + after).join("");

describe("SU20 an edited block", () => {
  it("changes only its own markup", { timeout: TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(body, fc.nat(), content, (source, at, nodes) => {
        const parsed = open(source);
        const index = at % parsed.childCount;
        const old = parsed.child(index);
        if (old.type.name !== "paragraph" && old.type.name !== "heading") return;
        const edited = old.copy(
          schema.node("paragraph", null, [schema.text("Words "), ...nodes]).content,
        );
        const result = parsed.copy(parsed.content.replaceChild(index, edited));
        const saved = saveBody(result);
        const sources = parsed.content.content.map((node) => node.attrs["source"] as BlockSource);
        const before = joined(sources.slice(0, index)) + (index === 0 ? sources[0]!.before : "");
        const after = joined(sources.slice(index + 1)) || sources[index]!.after;
        expect(saved.startsWith(before.trimEnd())).toBe(true);
        expect(saved.endsWith(after)).toBe(true);
        expect(shown(open(saved))).toEqual(shown(result));
      }),
      { numRuns: 1000 },
    );
  });
});

it(
  "SU20 every document of the editor survives being saved and opened",
  { timeout: TIMEOUT_MS },
  () => {
    fc.assert(
      fc.property(doc, (edited) => {
        const saved = saveBody(edited);
        expect(shown(open(saved)), saved).toEqual(shown(edited));
      }),
      { numRuns: 1000 },
    );
  },
);

it.each([
  ["", "-"],
  [":", "-"],
  ["-", "---"],
  ["Oak", ":-"],
  ["", ": -"],
])("SU20 a table with the heading %o keeps the cell %o", (title, text) => {
  const cell = (name: string, word: string) =>
    schema.node(name, null, schema.node("paragraph", null, word === "" ? [] : schema.text(word)));
  const rows = [
    [cell("tableHeader", title), cell("tableHeader", "")],
    [cell("tableCell", text), cell("tableCell", "")],
  ].map((cells) => schema.node("tableRow", null, cells));
  const edited = schema.node("doc", null, schema.node("table", null, rows));
  expect(shown(open(saveBody(edited)))).toEqual(shown(edited));
});
