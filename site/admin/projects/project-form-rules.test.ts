import { describe, expect, it } from "vitest";
import { projectRules } from "./project-form-rules.ts";

describe("projectRules.area", () => {
  it.each(["", "0", "1250", "1250.9", "1,250", " 42 "])("CP07 accepts %o", (input) => {
    expect(projectRules.area(input)).toBe(true);
  });

  it.each([
    ["abc", "Enter the area as a number, such as 1250."],
    ["12 m", "Enter the area as a number, such as 1250."],
    ["1e3", "Enter the area as a number, such as 1250."],
    ["-5", "The area cannot be negative."],
    ["10000001", "The area can be 10,000,000 sq ft at most."],
  ])("CP07 rejects %o", (input, reason) => {
    expect(projectRules.area(input)).toBe(reason);
  });
});

describe("projectRules.typedImageUrl", () => {
  it.each(["", "https://example.com/a.webp", "/images/room.webp", " https://example.com/ä.png "])(
    "accepts %o",
    (input) => {
      expect(projectRules.typedImageUrl(input)).toBe(true);
    },
  );

  it.each([
    "http://example.com/a.webp",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "//example.com/a.webp",
    "/\\example.com/a.webp",
    "room.webp",
    "https://",
  ])("rejects %o", (input) => {
    expect(projectRules.typedImageUrl(input)).toMatch(/^Enter an address/);
  });
});

describe("text rules", () => {
  it("requires title and description", () => {
    expect(projectRules.title("  ")).toBe("Enter a title.");
    expect(projectRules.description("")).toBe("Enter a description.");
  });

  it("counts code points", () => {
    expect(projectRules.title("🏡".repeat(200))).toBe(true);
    expect(projectRules.title("🏡".repeat(201))).toBe("Use at most 200 characters; this has 201.");
  });

  it("measures detailed content in bytes", () => {
    expect(projectRules.content("x".repeat(262_144))).toBe(true);
    expect(projectRules.content("ż".repeat(131_073))).toBe(
      "The text is too long: 256 KiB at most.",
    );
  });
});

it.each([
  ["hello-world-2", true],
  ["", true],
  ["Hello", "Use lower-case letters, digits and single hyphens."],
  ["a--b", "Use lower-case letters, digits and single hyphens."],
])("slug %o", (input, outcome) => {
  expect(projectRules.slug(input)).toBe(outcome);
});

it.each([
  ["2025-03-14", true],
  ["2025-13-40", "Enter the date as year, month and day: 2025-03-14."],
])("date %o", (input, outcome) => {
  expect(projectRules.projectDate(input)).toBe(outcome);
});

describe("projectRules.plan", () => {
  const uploaded = "http://127.0.0.1:54321/storage/v1/object/public/project-images/plan.webp";

  it.each(["", "dining-room", "https://example.com/plan.webp", "/images/plan.webp", uploaded])(
    "SU28 accepts %o",
    (input) => {
      expect(projectRules.plan(input)).toBe(true);
    },
  );

  it.each([
    "no-such-plan.svg",
    "http://example.com/storage/v1/object/public/project-images/plan.webp",
    "http://127.0.0.1.example.com/storage/v1/object/public/project-images/plan.webp",
    "http://127.0.0.1:54321/elsewhere/plan.webp",
  ])("SU28 rejects %o", (input) => {
    expect(projectRules.plan(input)).toMatch(/^Choose a plan, or enter an address/);
  });
});
