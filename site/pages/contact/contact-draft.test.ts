import { expect, it } from "vitest";
import { createContactDraft } from "./contact-draft.ts";
import { emptyContact } from "./contact-model.ts";

function memory(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it("brings back what was typed, and nothing once it was sent", () => {
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
  "takes nothing strange from the storage: %s",
  (text) => {
    const read = createContactDraft(() => memory({ "contact-draft": text })).read();
    expect(read?.values ?? emptyContact).toEqual(emptyContact);
  },
);

it("works without a draft where the browser denies its storage", () => {
  const draft = createContactDraft(() => {
    throw new DOMException("denied", "SecurityError");
  });
  draft.write(emptyContact, 1000);
  expect(draft.read()).toBeNull();
});
