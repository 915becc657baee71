import { describe, expect, it } from "vitest";
import { linkAddress, imageUrl } from "./url-allowlist.ts";

describe("BP04 URLs in a post body", () => {
  it.each([
    "https://example.com/a?b=c#d",
    "http://example.com",
    "HTTPS://EXAMPLE.COM",
    "mailto:studio@linden.example",
    "tel:+48123456789",
    "/contact",
    "/portfolio?project=villa",
  ])("%s may be followed", (address) => {
    expect(linkAddress(address)).toBe(address);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "vbscript:msgbox(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://example.com/1",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "contact",
    "#top",
    "",
  ])("%j is not a link", (address) => {
    expect(linkAddress(address)).toBeNull();
  });

  it("pictures come from http, https or the site only", () => {
    expect(imageUrl("https://example.com/a.webp")).toBe("https://example.com/a.webp");
    expect(imageUrl("/images/default-post.webp")).toBe("/images/default-post.webp");
    for (const address of ["mailto:a@b.example", "data:image/svg+xml,<svg/>", "javascript:1"]) {
      expect(imageUrl(address)).toBeNull();
    }
  });
});
