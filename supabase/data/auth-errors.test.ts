import { describe, expect, it } from "vitest";
import { authError } from "./auth-errors.ts";

describe("a password that the server finds too weak", () => {
  it.each([
    [["length"], /too short. Use at least 10 characters/],
    [["characters"], /needs letters, digits and symbols/],
    [["pwned"], /list of leaked ones/],
    [["length", "pwned"], /too short.*leaked ones/],
    [["of a newer server"], /^This password is too weak/],
    [undefined, /^This password is too weak/],
  ])("%j: the sentence says why", (reasons, sentence) => {
    const error = authError({ message: "Weak", status: 422, code: "weak_password", reasons });
    expect(error.code).toBe("invalid");
    expect(error.message).toMatch(sentence);
  });
});
