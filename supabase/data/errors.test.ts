import { describe, expect, it } from "vitest";
import { DataError, messageOf } from "./errors.ts";

describe("messageOf", () => {
  it.each([
    [new Error(" Broken. "), "Broken."],
    [new DataError("offline", "No network."), "No network."],
    [{ message: "From the wire" }, "From the wire"],
    ["Plain text", "Plain text"],
    [new Error(""), ""],
    [{ message: 42 }, ""],
    [{}, ""],
    [null, ""],
    [undefined, ""],
    [42, ""],
  ])("of %o is %j", (error, message) => {
    expect(messageOf(error)).toBe(message);
  });
});

it("an error stores its cause", () => {
  const cause = new TypeError("fetch failed");
  const error = new DataError("invalid", "Too long.", { status: 422, field: "title", cause });
  expect(error).toMatchObject({ code: "invalid", status: 422, field: "title", cause });
  expect(new DataError("server", "Oops.")).toMatchObject({ status: null, field: null });
});
