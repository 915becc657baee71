import { expect, expectTypeOf, it } from "vitest";
import type * as v from "valibot";
import type { NewInquiry } from "#supabase/data/inquiries.ts";
import { inquiryFields } from "#supabase/functions/_shared/inquiries/inquiry-fields.ts";
import { mailedInquiry } from "#supabase/functions/_shared/mail/outbox.ts";
import { columnNames } from "./columns.ts";
import { inquirySchema } from "./inquiry.ts";

it("the request of the contact form has exactly its fields", () => {
  expect(Object.keys(inquiryFields.entries)).toEqual(columnNames(inquirySchema));
  expectTypeOf<v.InferOutput<typeof inquirySchema>>().toEqualTypeOf<NewInquiry>();
});

it("a mail about an inquiry knows every field of the contact form", () => {
  expect(Object.keys(mailedInquiry.entries)).toEqual(
    expect.arrayContaining(columnNames(inquirySchema)),
  );
});
