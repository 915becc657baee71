import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const checkout = mkdtempSync(join(tmpdir(), "studio-checkout-"));

afterAll(() => {
  rmSync(checkout, { recursive: true });
});

it("a checkout on Windows has the line endings of the repository", () => {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
  const texts = ["package.json", ".ci/run", "site/tools/bootstrap.mjs"];
  const icon = "desktop/icons/icon.ico";
  // Git for Windows sets this by default.
  const asOnWindows = ["-c", "core.autocrlf=true"];
  git(...asOnWindows, "checkout-index", `--prefix=${checkout}/`, "--", ...texts, icon);
  for (const file of texts) {
    expect(readFileSync(join(checkout, file), "utf8"), file).not.toContain("\r");
  }
  expect(readFileSync(join(checkout, icon)).equals(readFileSync(icon))).toBe(true);
});
