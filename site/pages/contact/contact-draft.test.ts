import { expect, it } from "vitest";
import { createContactDraft } from "./contact-draft.ts";
import { emptyContact } from "./contact-model.ts";

function memory(first: Record<string, string> = {}) {
  const stored = new Map(Object.entries(first));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

it("restores the draft, and nothing after it is cleared", () => {
  const storage = memory();
  const draft = createContactDraft(() => storage);
  const typed = { ...emptyContact, name: "Anna", timeline: "asap" as const };
  draft.write(typed, 1000);
  expect(createContactDraft(() => storage).read()).toEqual({
    values: typed,
    startedAt: 1000,
  });
  draft.clear();
  expect(draft.read()).toBeNull();
});

it.each(["not json", "7", "null", '{"name":7,"evil":"x","website":"trap"}'])(
  "ignores malformed stored values: %s",
  (text) => {
    const read = createContactDraft(() => memory({ "contact-draft": text })).read();
    expect(read?.values ?? emptyContact).toEqual(emptyContact);
  },
);

it("works without a draft if the browser denies storage", () => {
  const draft = createContactDraft(() => {
    throw new DOMException("denied", "SecurityError");
  });
  draft.write(emptyContact, 1000);
  expect(draft.read()).toBeNull();
});
