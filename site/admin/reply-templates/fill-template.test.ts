import { describe, expect, it } from "vitest";
import { PLACEHOLDER_NAMES, placeholder } from "#site/schemas/placeholders.ts";
import { fillTemplate, templateFrom } from "./fill-template.ts";

const inquiry = {
  name: " Ana  Nowak ",
  subject: "Kitchen\nbath",
  created_at: "2025-03-03T14:05:00Z",
};
const bodyFor = (body: string, part: Partial<typeof inquiry> = {}) =>
  fillTemplate({ subject: "", body }, { ...inquiry, ...part }, "Linden & Loam").body;

describe("SU23 a template filled for an inquiry", () => {
  it("has the sender's names, the subject, the day and the studio", () => {
    const body = PLACEHOLDER_NAMES.map(placeholder).join("\n");
    expect(bodyFor(body)).toBe("Ana\nAna Nowak\nKitchen bath\nMarch 3, 2025\nLinden & Loam");
  });

  it("has a subject of one line", () => {
    const subject = " About {{subject}}\n";
    const filled = fillTemplate({ subject, body: "x" }, inquiry, "Oak");
    expect(filled.subject).toBe("About Kitchen bath");
  });

  it("has words in place of a value that is missing, never a gap or a placeholder", () => {
    const missing = { name: " ", subject: "", created_at: "" };
    const body = "Hello {{first name}}, hello {{name}}, {{subject}} of {{inquiry date}}";
    expect(bodyFor(body, missing)).toBe(
      "Hello there, hello there, your inquiry of the day you wrote",
    );
  });

  it.each([
    ["Ana", "Ana"],
    ["Ana Nowak", "Ana"],
    ["Dr. Ana Nowak", "Dr. Ana Nowak"],
    ["Mrs Nowak", "Mrs Nowak"],
    ["A. Nowak", "A. Nowak"],
    ["Łucja Żak", "Łucja"],
  ])("calls %s by the first name %s", (name, first) => {
    expect(bodyFor("{{first name}}", { name })).toBe(first);
  });
});

describe("SU23 a template made from a reply", () => {
  const reply = {
    subject: "Re: Ana Nowak",
    body: "Hello Ana Nowak,\n\nThank you.\n\nRegards,\nOak\n",
  };

  it("has no signature, and a placeholder for the sender's name", () => {
    expect(templateFrom(reply, inquiry, "Regards,\nOak")).toEqual({
      subject: "Re: {{name}}",
      body: "Hello {{name}},\n\nThank you.",
    });
  });

  it("replaces whole words only, whatever characters the name has", () => {
    const body = "Hello Ana (B+C), not AnaAna (B+C)s";
    const named = { name: "Ana (B+C)" };
    expect(templateFrom({ subject: "", body }, named, "").body).toBe(
      "Hello {{name}}, not AnaAna (B+C)s",
    );
    expect(templateFrom({ subject: "", body: "An apple" }, { name: "A" }, "").body).toBe(
      "An apple",
    );
  });

  it("stays as it is without a signature at its end or a name", () => {
    expect(templateFrom(reply, { name: " " }, "Cheers").body).toBe(reply.body.trim());
  });
});
