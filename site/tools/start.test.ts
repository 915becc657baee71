import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { demoAccount } from "#supabase/seed/demo-account.ts";
import { launchBrowser } from "#site/tools/browser.ts";
import { npmRun } from "#site/testing/npm-run.ts";
import type { NpmRun } from "#site/testing/npm-run.ts";
import { renderedFonts, renderedFontsOf } from "#site/testing/rendered-fonts.ts";

/** Below the ports that systems give to outgoing connections (from 32768 on Linux). */
const SITE = 28_556;
const BACKEND = 28_557;
const work = mkdtempSync(join(tmpdir(), "studio-start-"));
const dataDir = join(work, "data");
const started: NpmRun[] = [];

function run(script: string[], env: Record<string, string> = {}): NpmRun {
  const environment = {
    PORT: String(SITE),
    BACKEND_PORT: String(BACKEND),
    BACKEND_DATA_DIR: dataDir,
  };
  const self = npmRun(script, { ...environment, VITE_SUPABASE_URL: "", ...env });
  started.push(self);
  return self;
}

/** Waits until it is ready and returns the seconds that it took. */
async function ready(self: NpmRun): Promise<number> {
  const began = performance.now();
  while (!self.output().includes("Ready.")) {
    if (self.child.exitCode !== null) throw new Error(`It ended: ${self.output()}`);
    await pause(50);
  }
  return (performance.now() - began) / 1000;
}

async function expectNothingLeft(self: NpmRun) {
  await expect.poll(() => self.signal(0), { timeout: 10_000 }).toBe(false);
  for (const port of [SITE, BACKEND]) {
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
  }
}

/** Sends a request to the backend with the publishable key. */
function request(target: string, init: RequestInit = {}): Promise<Response> {
  const secrets = readFileSync(join(dataDir, "secrets.json"), "utf8");
  const { publishableKey } = JSON.parse(secrets) as { publishableKey: string };
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${publishableKey}`,
    "content-type": "application/json",
  };
  return fetch(`http://127.0.0.1:${BACKEND}${target}`, { ...init, headers });
}

async function publishedPosts(): Promise<string[]> {
  const response = await request("/rest/v1/published_posts?select=slug&order=slug");
  return ((await response.json()) as { slug: string }[]).map((post) => post.slug);
}

afterAll(() => {
  for (const self of started) self.signal("SIGKILL");
  rmSync(work, { recursive: true, force: true });
});

describe("npm start", () => {
  let posts: string[] = [];
  let first: NpmRun;

  it("serves site, dashboard and backend with the demo content and prints their URLs", async () => {
    first = run(["start"]);
    await ready(first);
    expect(first.output()).toContain(`http://127.0.0.1:${SITE}/admin`);
    expect(first.output()).toContain(`http://127.0.0.1:${BACKEND}`);
    expect(first.output()).toContain(`${demoAccount.email}  ${demoAccount.password}`);
    for (const path of ["/", "/admin"]) {
      expect((await fetch(`http://127.0.0.1:${SITE}${path}`)).status).toBe(200);
    }
    posts = await publishedPosts();
    expect(posts.length).toBeGreaterThanOrEqual(12);
  });

  it("a first visit shows the studio's own fonts", async () => {
    const home = `http://127.0.0.1:${SITE}/`;
    expect(await renderedFonts(home, "h1")).toEqual(["Fraunces"]);
    expect(await renderedFonts(home, "footer p")).toEqual(["Instrument Sans"]);
    expect(await renderedFonts(`${home}admin`, "label")).toEqual(["Instrument Sans"]);
  });

  it("PF05 View Project opens the page of a project, by a click and by URL", async () => {
    const browser = await launchBrowser();
    try {
      for (let visit = 0; visit < 3; visit += 1) {
        const page = await browser.newPage();
        await page.goto(`http://127.0.0.1:${SITE}/portfolio`);
        const card = page.getByRole("article").nth(visit);
        const title = await card.getByRole("heading").textContent();
        expect(await card.getByText("View Project").count()).toBe(1);
        await card.getByRole("link").click();
        for (const opened of ["by a click", "by its address"]) {
          await page.getByRole("heading", { level: 1, name: title ?? "" }).waitFor();
          expect(new URL(page.url()).pathname, opened).toMatch(/^\/portfolio\/[\w-]+$/);
          await page.reload();
        }
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });

  it("on the first visit of the dashboard, the first Ctrl+K opens the palette and it stays open", async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${SITE}/admin`);
      await page.getByLabel("Email").fill(demoAccount.email);
      await page.getByLabel("Password").fill(demoAccount.password);
      await page.getByRole("button", { name: "Access Admin Panel" }).click();
      await page.getByRole("tab", { name: "Blog Posts" }).focus();
      await page.keyboard.press("ControlOrMeta+k");
      const palette = page.getByRole("dialog", { name: "Find or do" });
      await palette.waitFor();
      // Regression: it closed itself within half a second.
      await pause(1000);
      expect(await palette.count()).toBe(1);
      await page.keyboard.press("Escape");
      await palette.waitFor({ state: "hidden" });
      await page.getByRole("tab", { name: "New Blog" }).click();
      const panel = '[role="tabpanel"][data-state="open"], [role="tabpanel"]:not([hidden])';
      await page.locator(panel).getByRole("heading").first().waitFor();
      expect(await renderedFontsOf(page, `:is(${panel}) :is(h1, h2, h3)`)).toEqual([
        "Instrument Sans",
      ]);
      expect(await renderedFontsOf(page, `:is(${panel}) label`)).toEqual(["Instrument Sans"]);
    } finally {
      await browser.close();
    }
  });

  it("SU19 the link in the mail for a new password leads to this site", async () => {
    const body = JSON.stringify({ email: demoAccount.email });
    expect((await request("/auth/v1/recover", { method: "POST", body })).status).toBe(200);
    const folder = join(dataDir, "mail");
    const mails = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    await expect
      .poll(() => mails().find((mail) => mail.includes("/admin?recovery=")))
      .toContain(`href="http://127.0.0.1:${SITE}/admin?recovery=`);
  });

  it.each([
    ["the site", { BACKEND_PORT: "28558" }, SITE],
    ["the backend", { PORT: "28558" }, BACKEND],
  ])("a used port of %s ends a second start with a sentence", async (_part, env, port) => {
    const second = run(["start"], env);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(new RegExp(`^Port ${port} is already in use: .*\\.$`));
    expect(second.signal(0)).toBe(false);
  });

  it("a data folder in use ends a second start with a sentence", async () => {
    const second = run(["start"], { PORT: "28558", BACKEND_PORT: "28559" });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^The data folder \S+ is in use by process \d+.*\.$/);
    expect(second.signal(0)).toBe(false);
  });

  it("Ctrl-C ends every process", async () => {
    first.signal("SIGINT");
    await first.ended;
    await expectNothingLeft(first);
  });

  it("a second start has the data of the first; SIGTERM ends it, too", async (test) => {
    const second = run(["start"]);
    const seconds = await ready(second);
    expect(await publishedPosts()).toEqual(posts);
    second.child.kill("SIGTERM");
    await expectNothingLeft(second);
    const load = loadavg()[0]!;
    test.skip(load > 2 * availableParallelism(), `${seconds.toFixed(1)} s under load ${load}`);
    expect(seconds).toBeLessThan(10);
  });
});

describe("npm start with invalid settings", () => {
  it.each([
    ["an invalid port", { PORT: "abc" }, "PORT must be a whole number"],
    ["an invalid URL", { VITE_SUPABASE_URL: "nowhere" }, "VITE_SUPABASE_URL must be"],
    [
      "a hosted project without key",
      { VITE_SUPABASE_URL: "https://a.example" },
      "Set VITE_SUPABASE_PUBLISHABLE_KEY",
    ],
  ])("%s ends it with one sentence", async (_what, env, sentence) => {
    const refused = run(["start"], env);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain(sentence);
    expect(refused.output().split("\n")).toHaveLength(1);
    expect(refused.signal(0)).toBe(false);
  });

  it("a data folder that is not writable ends it with one sentence", async () => {
    const file = join(work, "a-file");
    writeFileSync(file, "");
    const refused = run(["start"], {
      PORT: "28558",
      BACKEND_PORT: "28559",
      BACKEND_DATA_DIR: file,
    });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/^The data folder \S+ cannot be written .*\.$/);
    expect(refused.signal(0)).toBe(false);
  });
});

describe("npm run reset", () => {
  it("loads fresh demo content", async () => {
    const before = readFileSync(join(dataDir, "secrets.json"), "utf8");
    const reset = run(["reset"]);
    expect(await reset.ended).toBe(0);
    expect(reset.output()).toContain("The demo content is back");
    expect(readFileSync(join(dataDir, "secrets.json"), "utf8")).not.toBe(before);
    expect(reset.signal(0)).toBe(false);
  });
});
