import { expect, it } from "vitest";
import { turnstileSiteKey } from "./turnstile-site-key.ts";

const keyOf = (value?: string) => turnstileSiteKey({ VITE_TURNSTILE_SITE_KEY: value });

it("Turnstile: is off without a site key", () => {
  expect(keyOf()).toBeNull();
  expect(keyOf("  ")).toBeNull();
});

it("Turnstile: takes a site key and refuses the secret key, without repeating it", () => {
  expect(keyOf(" 1x00000000000000000000AA ")).toBe("1x00000000000000000000AA");
  const secret = "1x0000000000000000000000000000000AA";
  expect(() => keyOf(secret)).toThrow(/^VITE_TURNSTILE_SITE_KEY is not a site key/);
  expect(() => keyOf(secret)).not.toThrow(secret);
});
