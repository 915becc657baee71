import { describe, expect, it } from "vitest";
import { passwordProblem } from "./password-rules.ts";

describe("a password", () => {
  it.each([
    "brass-lamp-and-linen",
    "walnut-shelf-and-lamp",
    "xk4!vPq09Zr",
    "a".repeat(30) + "bc9Qz!x7#",
  ])("may be %s", async (password) => {
    expect(await passwordProblem(password)).toBeNull();
  });

  it.each([
    "password123",
    "Password1!",
    "1234567890",
    "qwertyuiop",
    "aaaaaaaaaaaa",
    "iloveyou123",
    "1q2w3e4r5t",
    "abcdefghijk",
    "P@ssw0rd123",
  ])("is refused as common: %s", async (password) => {
    expect(await passwordProblem(password)).toMatch(/easy to guess/);
  });

  it("has at least 10 characters and at most 72 bytes", async () => {
    expect(await passwordProblem("x7!qLz-0v")).toBe("Use at least 10 characters.");
    const longest = "walnut shelf and lamp, ".repeat(4).slice(0, 72);
    expect(await passwordProblem(longest)).toBeNull();
    expect(await passwordProblem(`${longest}.`)).toMatch(/at most 72/);
    expect(await passwordProblem("é".repeat(37))).toMatch(/at most 72/);
  });
});
