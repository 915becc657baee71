import { describe, expect, it } from "vitest";
import { DataError } from "./errors.ts";
import { parseErased, parseFound } from "./personal-data.ts";

const counts = {
  inquiries: 2,
  notes: 1,
  replies: 0,
  mails: 6,
  mentions: 1,
  accounts: 0,
  changed_settings: 0,
  rate_limits: 3,
};
const mention = { table: "projects", id: "7", title: "Loft", field: "content", passage: "Ask Ana" };
const found = { address: "ana@x.test", obstacle: null, counts, mentions: [mention] };

describe("SU33 the counts of an e-mail address", () => {
  it("are read with the texts that mention it", () => {
    expect(parseFound(found)).toEqual(found);
    expect(parseFound({ ...found, obstacle: "member" }).obstacle).toBe("member");
    expect(parseFound({ ...found, obstacle: "other" }).obstacle).toBeNull();
  });

  it("are read after an erasure, with the ids of the inquiries", () => {
    const erased = { ...counts, inquiry_ids: ["1", "2"] };
    expect(parseErased(erased)).toEqual({ counts, inquiryIds: ["1", "2"] });
  });

  it.each([
    ["no object", null],
    ["no counts", { address: "ana@x.test", mentions: [] }],
    ["a count that is missing", { ...found, counts: { ...counts, notes: undefined } }],
    ["a count that is a text", { ...found, counts: { ...counts, mails: "6" } }],
  ])("never look like nothing found: %s is an error", (_case, response) => {
    expect(() => parseFound(response)).toThrow(DataError);
  });

  it("never look like an erasure: a response without counts or ids is an error", () => {
    expect(() => parseErased(counts)).toThrow(DataError);
    expect(() => parseErased({ inquiry_ids: [] })).toThrow(DataError);
    expect(() => parseErased(true)).toThrow(DataError);
  });
});
