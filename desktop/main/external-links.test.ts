import { expect, it, vi } from "vitest";
import { createOpenExternal, externalUrl } from "./external-links.ts";

it.each(["https://example.com/x", "mailto:a@b.example?subject=Hi", "tel:+48123456789"])(
  "lets %s out",
  (address) => {
    expect(externalUrl(address)?.href).toBe(address);
  },
);

it.each([
  "http://example.com",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "smb://host/share",
  "ms-msdt:/id",
  "https://user:pass@example.com",
  "//example.com",
  "",
])("keeps %s in", (address) => {
  expect(externalUrl(address)).toBeNull();
});

it("opens the local site in development, and no other plain http address", async () => {
  const open = vi.fn(() => Promise.resolve());
  const openExternal = createOpenExternal(open, new URL("http://127.0.0.1:5173"));
  await openExternal("http://127.0.0.1:5173/blog/a");
  expect(open).toHaveBeenCalledExactlyOnceWith("http://127.0.0.1:5173/blog/a");
  await expect(openExternal("http://127.0.0.1:9999/")).rejects.toThrow("cannot be opened");
  await expect(createOpenExternal(open, null)("http://127.0.0.1:5173/")).rejects.toThrow();
});
