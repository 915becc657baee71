import { describe, expect, it } from "vitest";
import { bundlePath } from "./bundle-path.ts";

const root = "/app/renderer";

describe("bundlePath", () => {
  it("finds files of the bundle", () => {
    expect(bundlePath(root, "studio://dashboard/assets/a.js")).toBe("/app/renderer/assets/a.js");
    expect(bundlePath(root, "studio://dashboard/")).toBe("/app/renderer/index.html");
    expect(bundlePath(root, "studio://dashboard/index.html?tab=projects#x")).toBe(
      "/app/renderer/index.html",
    );
  });

  it.each([
    "studio://dashboard/%2e%2e%2fsecret",
    "studio://dashboard/..%2fsecret",
    "studio://dashboard/..%5csecret",
    "studio://dashboard/a%00b",
    "studio://dashboard/%252e%252e/secret",
    "studio://dashboard/%E0%A4%A",
    "studio://other/index.html",
    "studio://dashboard:80/index.html",
    "https://dashboard/index.html",
    "file:///etc/passwd",
    "nonsense",
    "",
  ])("refuses %s", (address) => {
    expect(bundlePath(root, address)).toBeNull();
  });

  it.each(["studio://dashboard/../../secret", "studio://dashboard/%2e%2e/secret"])(
    "keeps %s, whose dots the address parser resolves, inside the bundle",
    (address) => {
      expect(bundlePath(root, address)).toBe("/app/renderer/secret");
    },
  );
});
