import { describe, expect, it } from "vitest";
import { contentWithDefault, parseArea, projectDate } from "./project-rules.ts";

describe("area", () => {
  it.each([
    ["", null],
    ["   ", null],
    ["0", 0],
    ["1250", 1250],
    [" 1250.9 ", 1250],
    ["1,250", 1250],
    ["12,345,67", undefined],
    ["10000000", 10_000_000],
    ["10000001", undefined],
    ["-5", undefined],
    ["abc", undefined],
    ["12abc", undefined],
    ["1e3", undefined],
    ["Infinity", undefined],
  ])("CP07 %j becomes %s", (text, area) => {
    expect(parseArea(text)).toBe(area);
  });
});

describe("detailed content", () => {
  it.each(["", " \n"])("CP08 falls back to the description: %j", (content) => {
    expect(contentWithDefault(content, "A villa by the sea")).toBe("A villa by the sea");
  });

  it("is stored as written", () => {
    expect(contentWithDefault(" Full story ", "A villa")).toBe(" Full story ");
  });
});

it("CP11 the project date is today in the local time zone", () => {
  expect(projectDate(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(projectDate(new Date(2026, 0, 5, 0, 1))).toBe("2026-01-05");
});
