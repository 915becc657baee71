import { afterEach, expect, it, vi } from "vitest";
import type { ContactFile } from "./contact-file.ts";
import { FILES_DRAFT_KEY, readFilesDraft, writeFilesDraft } from "./files-draft.ts";

const formId = "3f0c2a7e-0000-4000-8000-000000000001";
const STORED: ContactFile = {
  ...{ id: "1", name: "plan.pdf", size: 8, type: "application/pdf", file: null },
  ...{ path: `${formId}/2.pdf`, state: { status: "stored" } },
};
const FAILED: ContactFile = { ...STORED, id: "2", state: { status: "failed", message: "x" } };

let stored = new Map<string, string>();
const storage = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

afterEach(() => {
  stored = new Map();
  vi.useRealTimers();
});

it("CT18 a reload keeps the uploaded files, and no others", () => {
  writeFilesDraft(storage, { formId, files: [STORED, FAILED] });
  expect(readFilesDraft(storage)).toEqual({ formId, files: [STORED] });
  writeFilesDraft(storage, { formId, files: [FAILED] });
  expect(readFilesDraft(storage)).toBeNull();
});

it("CT18 files whose reservations have expired are forgotten", () => {
  writeFilesDraft(storage, { formId, files: [STORED] });
  vi.useFakeTimers({ now: Date.now() + 51 * 60 * 1000 });
  expect(readFilesDraft(storage)).toBeNull();
});

it.each(["", "7", "{", '{"formId":"x","storedAt":1,"files":[]}'])(
  "CT18 a stored value of another form is ignored: %j",
  (text) => {
    stored.set(FILES_DRAFT_KEY, text);
    expect(readFilesDraft(storage)).toBeNull();
  },
);

it("CT18 the form works where the browser denies storage", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  writeFilesDraft(denied, { formId, files: [STORED] });
  expect(readFilesDraft(denied)).toBeNull();
});
