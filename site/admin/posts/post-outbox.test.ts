import { describe, expect, it } from "vitest";
import { createParsers } from "#site/admin/offline/parse-entry.ts";
import { postEntryParts } from "./post-outbox.ts";
import { EMPTY_POST } from "./post-values.ts";
import { newPost } from "./save-post.ts";

const { parseEntry, parseSentEntry } = createParsers(postEntryParts);

const time = "2026-11-23T10:00:00Z";
const row = {
  ...newPost({ ...EMPTY_POST, title: "Oak", content: "Wood." }, "anna@studio.example"),
  ...{ id: "p1", version: 3, created_at: time, updated_at: time, published_at: null },
  deleted_at: null,
};
const form = { ...EMPTY_POST, title: " Oak ", status: "draft" as const };
const values = { form, unconfirmed: [{ title: "Oak", unknown: 1 }] };
const entry = {
  ...{ id: "p1", owner: "u1", title: "Oak", values, base: row, image: new File([], "oak.png") },
  ...{ unconfirmed: [values], revision: 2, storedAt: new Date(), state: { kind: "waiting" } },
};

describe("a queued draft", () => {
  it("of this build is restored as it was stored", () => {
    expect(parseEntry(structuredClone({ ...entry, image: null }))).toEqual({
      ...entry,
      image: null,
    });
    expect(parseEntry(entry)?.image?.name).toBe("oak.png");
    const conflict = { ...entry, state: { kind: "conflict", theirs: row } };
    expect(parseEntry(conflict)).toEqual(conflict);
  });

  it("of an older build has the defaults of the fields and columns that it lacks", () => {
    const { tags, slug, ...olderForm } = form;
    const { tags: columns, meta_title: metaTitle, ...olderRow } = row;
    expect([tags, slug, columns, metaTitle]).toEqual(["", "", [], "Oak"]);
    const older = { ...entry, values: { ...values, form: olderForm }, base: olderRow };
    const parsed = parseEntry(older);
    expect(parsed?.values).toEqual(values);
    expect(parsed?.base).toEqual({ ...row, meta_title: "" });
  });

  it("of an earlier build may have the former keys", () => {
    const { image, unconfirmed, ...rest } = entry;
    const former = { form, lost: values.unconfirmed };
    expect(unconfirmed).toEqual([values]);
    const formerKeys = new Map<string, unknown>([
      ["picture", image],
      ["unanswered", [former]],
    ]);
    const stored = { ...rest, values: former, ...(Object.fromEntries(formerKeys) as object) };
    expect(parseEntry(stored)).toEqual(entry);
  });

  it.each([
    ["no object", 7],
    ["no values", { ...entry, values: null }],
    ["a base without version", { ...entry, base: { ...row, version: undefined } }],
    ["an unknown state", { ...entry, state: { kind: "sent" } }],
    ["a conflict without a row", { ...entry, state: { kind: "conflict" } }],
  ])("with %s is no entry", (_, stored) => {
    expect(parseEntry(stored)).toBeNull();
  });
});

it("a message of another window is a sent entry only if it has one's shape", () => {
  expect(parseSentEntry({ id: "p1", row, sent: values })).toEqual({ id: "p1", row, sent: values });
  expect(parseSentEntry(null)).toBeNull();
  expect(parseSentEntry({ id: "p1", row: {}, sent: values })).toBeNull();
});
