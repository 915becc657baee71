import { expect, it } from "vitest";
import { rulesOf } from "./form.ts";
import { inquirySchema } from "./inquiry.ts";
import { invitationSchema } from "./member.ts";
import { siteSettingsSchema } from "./site-settings.ts";

const schemas = [inquirySchema, invitationSchema, siteSettingsSchema] as const;
const outcomes = (email: string) => schemas.map((schema) => rulesOf(schema).email(email) === true);

it("every form accepts the same e-mail addresses", () => {
  expect(outcomes(" ada@mail.example.org ")).toEqual([true, true, true]);
  for (const email of ["ada", "ada@example", "ada@example.org.", "a b@example.org"])
    expect(outcomes(email)).toEqual([false, false, false]);
});
