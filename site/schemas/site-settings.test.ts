import { expect, it } from "vitest";
import * as v from "valibot";
import { defaultSettings } from "#site/content/site-settings.ts";
import { fieldsOf } from "./entity.ts";
import { fieldOfName, rulesOf } from "./form.ts";
import { settingSections, siteSettingsSchema } from "./site-settings.ts";

const rules = rulesOf(siteSettingsSchema);
const NOT_WHOLE =
  "Enter the whole address, beginning with https://, such as https://cal.com/your-studio.";

it("the form has every setting once, with the site's default", () => {
  expect(v.getDefaults(siteSettingsSchema)).toEqual(defaultSettings);
  const inSections = settingSections.flatMap(({ schema }) =>
    fieldsOf(schema).map(({ name }) => name),
  );
  expect(inSections).toEqual(Object.keys(siteSettingsSchema.entries));
});

it.each([
  ["street", "x".repeat(301), "Enter 300 characters at most."],
  ["email", "studio", "Enter an email address such as studio@example.com."],
  ["phone", "none", "A phone number needs digits."],
  ["facebook", "http://x.example", "Enter the whole address, beginning with https://."],
  ...[
    "http://cal.example",
    "https://",
    "https://a b.example",
    "https://[x",
    "https:///x",
    "cal.com/x",
  ].map((text) => ["bookingUrl", text, NOT_WHOLE] as const),
  ["bookingUrl", `https://cal.example/${"x".repeat(481)}`, "Enter 500 characters at most."],
  ["foundedYear", "10", "Enter a year of four digits."],
  ["homeShows", "oldest", "Choose curated or latest."],
  ["legalDay", "today", "Enter a day of a year with four digits."],
  ["legalDay", "2025-99-99", "Enter a day of a year with four digits."],
  ["legalDay", "2025-02-31", "Enter a day that exists."],
  ["legalDay", "2025-02-29", "Enter a day that exists."],
  ["press", "x".repeat(4001), "Enter 4000 characters at most."],
  ["replyWithinHours", "1", "Enter a whole number of hours from 2 to 168."],
  ["replyWithinHours", "169", "Enter a whole number of hours from 2 to 168."],
  ["retentionMonths", "121", "Enter a whole number of months from 1 to 120, or nothing."],
] as const)("%s refuses %.10s", (name, value, message) => {
  expect(rules[name](value)).toBe(message);
  expect(rules[name]("  ")).toBe(true);
});

it.each([
  "https://cal.com/linden?duration=30",
  "https://xn--bcher-kva.example:8443/studio",
  `https://cal.example/${"x".repeat(480)}`,
])("bookingUrl accepts %.40s", (address) => {
  expect(rules.bookingUrl(address)).toBe(true);
});

it("an error of the server names a setting", () => {
  expect(fieldOfName(siteSettingsSchema, "phone")).toBe("phone");
  expect(fieldOfName(siteSettingsSchema, "value")).toBeNull();
});
