import { NAUGHTY_STRINGS } from "#supabase/data/testing/naughty-strings.ts";
import { describe, expect, it } from "vitest";
import {
  checkContact,
  emptyContact,
  optionalFields,
  spamSignal,
  toInquiry,
} from "./contact-model.ts";

describe("checkContact", () => {
  it.each(["name", "email", "message"] as const)("CT04 requires %s with a message", (field) => {
    expect(checkContact(field, "   ")).toMatch(/^Please/);
  });

  it.each(["phone", "subject"] as const)("CT06 accepts an empty %s", (field) => {
    expect(checkContact(field, "")).toBe(true);
  });

  it.each(["anna", "anna@", "@a.example", "anna@example", "a b@c.example", "anna@example."])(
    "CT05 rejects %s as an email address",
    (email) => {
      expect(checkContact("email", email)).toMatch(/does not look like an email/);
    },
  );

  it.each(["anna@linden.example", " anna+x@mail.linden.example "])("CT05 accepts %s", (email) => {
    expect(checkContact("email", email)).toBe(true);
  });

  it("counts characters, not UTF-16 code units", () => {
    expect(checkContact("name", "🛋".repeat(120))).toBe(true);
    expect(checkContact("name", "🛋".repeat(121))).toBe("Please shorten this to 120 characters.");
  });
});

it("CT06 the six fields that may stay empty are the optional ones", () => {
  expect([...optionalFields].sort()).toEqual(
    ["budget_range", "phone", "project_type", "service_interest", "subject", "timeline"].sort(),
  );
});

it("CT12 sends exactly the nine keys, all strings, trimmed", () => {
  const inquiry = toInquiry({ ...emptyContact, name: " Anna ", website: "spam" });
  expect(Object.keys(inquiry).sort()).toEqual(
    [
      "budget_range",
      "email",
      "message",
      "name",
      "phone",
      "project_type",
      "service_interest",
      "subject",
      "timeline",
    ].sort(),
  );
  expect(inquiry.name).toBe("Anna");
  expect(Object.values(inquiry).every((value) => typeof value === "string")).toBe(true);
});

it("SU12 detects a filled honeypot and a form filled in too fast", () => {
  expect(spamSignal({ ...emptyContact, website: "x" }, 60_000)).toBe("honeypot");
  expect(spamSignal(emptyContact, 2999)).toBe("too-fast");
  expect(spamSignal(emptyContact, 3000)).toBeNull();
});

it("SU05 keeps whatever else was typed, a byte order mark included", () => {
  for (const text of NAUGHTY_STRINGS) {
    const inquiry = toInquiry({ ...emptyContact, name: text, subject: text, message: text });
    expect(inquiry).toMatchObject({ name: text, subject: text, message: text });
  }
});
