import { describe, expect, it } from "vitest";
import { edited } from "#site/admin/text-edit/text-edit.ts";
import { insertTemplate } from "./insert-template.ts";
import { blankReply, replyFrame } from "./reply-text.ts";

const frame = replyFrame({ name: "Ana", subject: "Kitchen" }, "Oak", "Regards,\nOak");
const blank = blankReply(frame);
const template = { subject: "Our visit", body: "Dear Ana,\n\nwe come on Tuesday." };

function inserted(body: string, caret: number, part: Partial<typeof blank> = {}, text = template) {
  const reply = { ...blank, body, ...part };
  const { subject, edit } = insertTemplate(reply, frame, text, caret);
  const after = edited(body, edit);
  return { subject, before: after.slice(0, edit.end), after: after.slice(edit.end) };
}

describe("SU23 inserting a template", () => {
  it("fills subject and body of a reply in which nothing is written, before the signature", () => {
    expect(inserted(blank.body, 3)).toEqual({
      subject: "Our visit",
      before: template.body,
      after: "\n\nRegards,\nOak",
    });
  });

  it("adds no signature that was deleted, and never a second one", () => {
    expect(inserted("", 0)).toMatchObject({ before: template.body, after: "" });
    const signed = { ...template, body: `${template.body}\n\nRegards,\nOak` };
    expect(inserted(blank.body, 0, {}, signed)).toMatchObject({
      before: template.body,
      after: "\n\nRegards,\nOak",
    });
    const body = "Yes.\n\nRegards,\nOak";
    const { before, after } = inserted(body, 4, {}, signed);
    expect(before + after).toBe(`Yes.${template.body}\n\nRegards,\nOak`);
    expect(inserted("Yes. ", 5, {}, signed).before).toBe(`Yes. ${signed.body}`);
  });

  it("stands at the caret of a written reply, which loses nothing", () => {
    expect(inserted("Hello Ana,\n\nYes. No.", 17)).toEqual({
      subject: blank.subject,
      before: `Hello Ana,\n\nYes. ${template.body}`,
      after: "No.",
    });
  });

  it("leaves a subject that was typed, or that the template does not have", () => {
    expect(inserted(blank.body, 0, { subject: "Stairs" }).subject).toBe("Stairs");
    expect(inserted(blank.body, 0, { subject: " " }).subject).toBe("Our visit");
    expect(inserted(blank.body, 0, {}, { ...template, subject: "" }).subject).toBe(blank.subject);
  });
});
