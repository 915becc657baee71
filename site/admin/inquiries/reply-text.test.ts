import { describe, expect, it } from "vitest";
import type { InquiryReply } from "#supabase/data/inquiry-replies.ts";
import {
  blankReply,
  hasOwnWords,
  isWritten,
  replyFrame,
  sameReply,
  unsentReply,
  writingPosition,
} from "./reply-text.ts";

const frame = replyFrame({ name: " Ana ", subject: "Kitchen\r\nBcc: x" }, "Oak", "Regards,\nOak");
const blank = blankReply(frame);
const written = { ...blank, body: `${blank.body}\nTuesday.` };
const stored: InquiryReply = {
  id: written.id,
  inquiry_id: "i",
  subject: written.subject,
  body: written.body.trim(),
  attachments: [],
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
    expect(replyFrame({ name: "Ana", subject: " " }, "Oak", "").subject).toBe(
      "Your inquiry to Oak",
    );
  });

  it("is written below the greeting, or after the words of a restored draft", () => {
    const before = (body: string, of = frame) => body.slice(0, writingPosition(body, of));
    expect(before(blank.body)).toBe("Hello Ana,\n\n");
    expect(before("Hello Ana,\n\nTuesday.\n\nRegards,\nOak")).toBe("Hello Ana,\n\nTuesday.");
    expect(before("Tuesday, then")).toBe("Tuesday, then");
    const unsigned = { ...frame, signature: "" };
    expect(before(blankReply(unsigned).body, unsigned)).toBe("Hello Ana,\n\n");
  });

  it("is the same whatever its id", () => {
    expect(sameReply(blank, { ...blank, id: "other" })).toBe(true);
    expect(sameReply(blank, written)).toBe(false);
  });

  it.each([
    ["nothing", ""],
    ["greeting and signature", blank.body],
    ["the signature alone", "\n Regards,\nOak"],
    ["the greeting alone", "Hello Ana,"],
  ])("has no words of its own: %s", (_case, body) => {
    expect(hasOwnWords(body, frame)).toBe(false);
    expect(isWritten({ ...blank, body }, frame)).toBe(false);
    expect(isWritten({ ...blank, body, subject: "" }, frame)).toBe(false);
    expect(isWritten({ ...blank, body, subject: "Stairs" }, frame)).toBe(true);
    expect(isWritten({ ...blank, body: `${body} Yes` }, frame)).toBe(true);
  });

  it("has words of its own when a signature is repeated", () => {
    expect(hasOwnWords(`${blank.body}\nRegards,\nOak`, frame)).toBe(true);
    expect(hasOwnWords("Hello Ana,\n\nx", { ...frame, signature: "" })).toBe(true);
  });

  it("is offered after a reload only when something was written and is not sent", () => {
    expect(unsentReply(written, frame, [])).toEqual(written);
    expect(unsentReply({ ...blank, id: "other" }, frame, [])).toBeNull();
    expect(unsentReply({ ...blank, body: "Regards,\nOak" }, frame, [])).toBeNull();
    expect(unsentReply(written, frame, [stored])).toBeNull();
    expect(unsentReply({ ...written, body: "More" }, frame, [stored])).not.toBeNull();
    expect(unsentReply({ body: 1 }, frame, [])).toBeNull();
  });

  it("is offered with the names of its files, and read from drafts that have none", () => {
    const withFile = { ...blank, attached: ["plan.pdf"] };
    expect(isWritten(withFile, frame)).toBe(true);
    expect(unsentReply(withFile, frame, [])).toEqual(withFile);
    const { id, subject, body } = written;
    expect(unsentReply({ id, subject, body }, frame, [])).toEqual(written);
  });
});
