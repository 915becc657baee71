import { describe, expect, it } from "vitest";
import type { PersonalDataCounts } from "#supabase/data/personal-data.ts";
import {
  erasureInWords,
  isNothing,
  mentioningRow,
  otherTexts,
  ownRows,
} from "./personal-data-model.ts";

const none: PersonalDataCounts = {
  inquiries: 0,
  notes: 0,
  replies: 0,
  mails: 0,
  mentions: 0,
  accounts: 0,
  changed_settings: 0,
  rate_limits: 0,
};

describe("SU33 the counts in words", () => {
  it("name what there is, in singular and plural", () => {
    expect(ownRows({ ...none, inquiries: 2, notes: 1, mails: 6 })).toEqual([
      "2 inquiries",
      "1 note",
      "6 mails",
    ]);
    expect(otherTexts({ ...none, mentions: 1 })).toBe("1 other text");
    expect(otherTexts(none)).toBeNull();
  });

  it("are nothing only if every count is 0", () => {
    expect(isNothing(none)).toBe(true);
    for (const kind of Object.keys(none)) expect(isNothing({ ...none, [kind]: 1 })).toBe(false);
  });

  it.each([
    [{ inquiries: 1 }, "1 inquiry will be erased."],
    [{ mentions: 2 }, "The address will be erased from 2 other texts."],
    [
      { inquiries: 2, notes: 1, replies: 1, mentions: 1 },
      "2 inquiries, 1 note and 1 reply will be erased, and the address will be erased from 1 other text.",
    ],
  ])("%o make a sentence", (counts, sentence) => {
    expect(erasureInWords({ ...none, ...counts }, "future")).toBe(sentence);
  });

  it("say what was erased", () => {
    expect(erasureInWords({ ...none, inquiries: 2, mentions: 1 }, "past")).toBe(
      "2 inquiries erased, and the address erased from 1 other text.",
    );
  });

  it("name the row that mentions the address", () => {
    const mention = { id: "1", field: "content", passage: "" };
    expect(mentioningRow({ ...mention, table: "projects", title: "Loft" })).toBe("Project “Loft”");
    expect(mentioningRow({ ...mention, table: "inquiry_notes", title: "" })).toBe("Note");
    expect(mentioningRow({ ...mention, table: "later_table", title: "" })).toBe("later_table");
  });
});
