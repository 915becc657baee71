import { describe, expect, it } from "vitest";
import type { InquiryReply } from "#supabase/data/inquiry-replies.ts";
import { blankReply, sameReply, unsentReply } from "./reply-text.ts";

const blank = blankReply({ name: " Ana ", subject: "Kitchen\r\nBcc: x" }, "Oak", "Regards,\nOak");
const written = { ...blank, body: `${blank.body}\nTuesday.` };
const stored: InquiryReply = {
  id: written.id,
  inquiry_id: "i",
  subject: written.subject,
  body: written.body.trim(),
  author: "ada@studio.test",
  created_at: "2026-01-01T10:00:00Z",
  sent_at: null,
  failure: null,
  failed_at: null,
};

describe("SU23 the text of a reply", () => {
  it("begins with a greeting, ends with the signature, and has a subject of one line", () => {
    expect(blank.body).toBe("Hello Ana,\n\n\n\nRegards,\nOak");
    expect(blank.subject).toBe("Re: Kitchen Bcc: x");
    expect(blankReply({ name: "Ana", subject: " " }, "Oak", "").subject).toBe(
      "Your inquiry to Oak",
    );
  });

  it("is the same whatever its id", () => {
    expect(sameReply(blank, { ...blank, id: "other" })).toBe(true);
    expect(sameReply(blank, written)).toBe(false);
  });

  it("is offered after a reload only when it was changed and is not sent", () => {
    expect(unsentReply(written, blank, [])).toEqual(written);
    expect(unsentReply({ ...blank, id: "other" }, blank, [])).toBeNull();
    expect(unsentReply(written, blank, [stored])).toBeNull();
    expect(unsentReply({ ...written, body: "More" }, blank, [stored])).not.toBeNull();
    expect(unsentReply({ body: 1 }, blank, [])).toBeNull();
  });
});
