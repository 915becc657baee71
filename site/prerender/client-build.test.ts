import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { POST_TEXT_FILES } from "./client-build.ts";

it.each(POST_TEXT_FILES)("%s, which has a chunk of its own, exists", (name) => {
  expect(existsSync(new URL(`../${name}`, import.meta.url))).toBe(true);
});
