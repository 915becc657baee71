import { describe, expect, it } from "vitest";
import { parseOutboxEntry, parseSentEntry } from "./parse-outbox-entry.ts";
import { EMPTY_POST } from "./post-values.ts";
import { newPost } from "./save-post.ts";

const time = "2026-11-23T10:00:00Z";
const row = {
  ...newPost({ ...EMPTY_POST, title: "Oak", content: "Wood." }, "anna@studio.example"),
  ...{ id: "p1", version: 3, created_at: time, updated_at: time, published_at: null },
  deleted_at: null,
};
const values = { ...EMPTY_POST, title: " Oak ", status: "draft" as const };
const entry = {
  ...{ id: "p1", owner: "u1", title: "Oak", values, base: row, image: new File([], "oak.png") },
  ...{ unacknowledgedRows: [{ title: "Oak", unknown: 1 }], unacknowledgedValues: [values] },
  ...{ revision: 2, storedAt: new Date(), state: { kind: "waiting" } },
};

describe("an entry of the outbox", () => {
  it("of this build is restored as it was stored", () => {
    expect(parseOutboxEntry(structuredClone({ ...entry, image: null }))).toEqual({
      ...entry,
      image: null,
    });
    expect(parseOutboxEntry(entry)?.image?.name).toBe("oak.png");
    const conflict = { ...entry, state: { kind: "conflict", theirs: row } };
    expect(parseOutboxEntry(conflict)).toEqual(conflict);
  });

  it("of an older build has the defaults of the fields and columns that it lacks", () => {
    const { tags, slug, ...olderValues } = values;
    const { tags: columns, meta_title: metaTitle, ...olderRow } = row;
    expect([tags, slug, columns, metaTitle]).toEqual(["", "", [], "Oak"]);
    const parsed = parseOutboxEntry({ ...entry, values: olderValues, base: olderRow });
    expect(parsed?.values).toEqual(values);
    expect(parsed?.base).toEqual({ ...row, meta_title: "" });
  });

  it.each([
    ["no object", 7],
    ["no values", { ...entry, values: null }],
    ["a base without version", { ...entry, base: { ...row, version: undefined } }],
    ["an unknown state", { ...entry, state: { kind: "sent" } }],
    ["a conflict without a row", { ...entry, state: { kind: "conflict" } }],
  ])("with %s is no entry", (_, stored) => {
    expect(parseOutboxEntry(stored)).toBeNull();
  });
});

it("a message of another window is a sent entry only if it has one's shape", () => {
  const sent = { id: "p1", row, sent: values };
  expect(parseSentEntry(sent)).toEqual(sent);
  expect(parseSentEntry(null)).toBeNull();
  expect(parseSentEntry({ ...sent, row: {} })).toBeNull();
});
