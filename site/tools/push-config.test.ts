import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { afterAll, describe, expect, it } from "vitest";
import { projectRoot } from "./project-env.ts";
import { publicSiteUrl } from "./public-site-url.ts";

const work = mkdtempSync(join(tmpdir(), "studio-push-"));
const script = fileURLToPath(new URL("push-config.ts", import.meta.url));

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

describe("the address that config.toml sends to a hosted project", () => {
  it("comes from the environment alone", () => {
    const config = parse(readFileSync(`${projectRoot}supabase/config.toml`, "utf8"));
    expect(config["auth"]).toMatchObject({ site_url: "env(VITE_SITE_URL)" });
    expect(JSON.stringify(config)).not.toMatch(/localhost|127\.0\.0\.1/);
  });

  it.each([
    [undefined, "Set VITE_SITE_URL"],
    ["  ", "Set VITE_SITE_URL"],
    ["env(VITE_SITE_URL)", "must be the public https:// address"],
    ["www.your-studio.example", "must be the public https:// address"],
    ["http://www.your-studio.example", "must be the public https:// address"],
    ["https://localhost:5173", "must be the public https:// address"],
    ["https://admin.localhost", "must be the public https:// address"],
    ["https://127.0.0.1", "must be the public https:// address"],
    ["https://127.1:5173", "must be the public https:// address"],
    ["https://0.0.0.0", "must be the public https:// address"],
    ["https://[::1]:5173/", "must be the public https:// address"],
    ["https://[::ffff:127.0.0.1]", "must be the public https:// address"],
  ])("is not %j", (value, sentence) => {
    expect(() => publicSiteUrl(value)).toThrow(sentence);
  });

  it("is the site's origin", () => {
    expect(publicSiteUrl(" https://www.your-studio.example/ ")).toBe(
      "https://www.your-studio.example",
    );
  });
});

// On Windows a batch file would have to replace npx.
describe.skipIf(process.platform === "win32")("npm run config:push", () => {
  const called = join(work, "called");
  writeFileSync(join(work, "npx"), `#!/bin/sh\necho "$VITE_SITE_URL $*" > "${called}"\nexit 3\n`);
  chmodSync(join(work, "npx"), 0o755);

  const push = (siteUrl: string) =>
    spawnSync(process.execPath, [script, "--yes"], {
      encoding: "utf8",
      env: {
        ...process.env,
        PATH: `${work}${delimiter}${String(process.env["PATH"])}`,
        VITE_SITE_URL: siteUrl,
      },
    });

  it.each(["", "http://127.0.0.1:5173"])("refuses %j before the CLI is called", (siteUrl) => {
    const { status, stderr } = push(siteUrl);
    expect(status).toBe(1);
    expect(stderr).toMatch(/VITE_SITE_URL .*\.$/m);
    expect(() => readFileSync(called)).toThrow("ENOENT");
  });

  it("hands a public address on, and the CLI's exit code back", () => {
    expect(push("https://www.your-studio.example/").status).toBe(3);
    expect(readFileSync(called, "utf8").trim()).toBe(
      "https://www.your-studio.example supabase@3.1.0 config push --remote --yes",
    );
  });
});
