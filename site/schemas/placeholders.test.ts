import { describe, expect, it } from "vitest";
import {
  PLACEHOLDER_NAMES,
  placeholder,
  placeholderProblem,
  replacePlaceholders,
  unfilledPlaceholder,
} from "./placeholders.ts";

const values = {
  "first name": "Ana",
  name: "Ana Nowak",
  subject: "Kitchen",
  "inquiry date": "March 3, 2025",
  studio: "Oak",
};

describe("SU23 placeholders of reply templates", () => {
  it("are replaced wherever they stand, whatever their case and spaces", () => {
    const text = "Hello {{first name}}, {{ First  Name }}: {{NAME}}{{studio}}";
    expect(replacePlaceholders(text, values)).toBe("Hello Ana, Ana: Ana NowakOak");
  });

  it("are all replaced by a value of their own", () => {
    const every = PLACEHOLDER_NAMES.map(placeholder).join("|");
    expect(replacePlaceholders(every, values)).toBe("Ana|Ana Nowak|Kitchen|March 3, 2025|Oak");
    expect(placeholderProblem(every)).toBeNull();
  });

  it("are not replaced in the values, which visitors write", () => {
    const hostile = { ...values, name: "{{subject}} $& $1", subject: "secret" };
    expect(replacePlaceholders("Hello {{name}}", hostile)).toBe("Hello {{subject}} $& $1");
  });

  it.each([
    ["Hello {{nmae}}", /^\{\{nmae\}\} is no placeholder\. Use \{\{first name\}\}, /],
    ["Hello {{}}", /^\{\{\}\} is no placeholder/],
    ["Hello {{toString}}", /no placeholder/],
    ["Hello {{first name}", /in one piece/],
    ["Hello first name}}", /in one piece/],
    ["Hello {{{{name}}}}", /in one piece/],
  ])("have a message for %j", (text, message) => {
    expect(placeholderProblem(text)).toMatch(message);
  });

  it("may stand beside single braces", () => {
    expect(placeholderProblem("{a} {{name}}")).toBeNull();
  });

  it.each([
    ["Hello {{nmae}},", /^\{\{nmae\}\} would be sent/],
    ["Hello {{first name", /^\{\{ would be sent/],
    ["name}}", /would be sent/],
  ])("are never sent: %j", (text, message) => {
    expect(unfilledPlaceholder(text)).toMatch(message);
    expect(unfilledPlaceholder("Hello {Ana}")).toBeNull();
  });
});
