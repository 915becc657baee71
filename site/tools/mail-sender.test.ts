import { expect, it } from "vitest";
import { fieldsOf } from "#site/schemas/entity.ts";
import { inquirySchema } from "#site/schemas/inquiry.ts";
import { mailSender } from "./mail-sender.ts";

it("mails have the label of every choice of the contact form, and no value has two", () => {
  const { labels } = mailSender("https://studio.example");
  const choices = fieldsOf(inquirySchema).flatMap(({ options = {} }) => Object.entries(options));
  expect(choices.length).toBeGreaterThan(0);
  for (const [value, label] of choices) expect(labels[value]).toBe(label);
});
