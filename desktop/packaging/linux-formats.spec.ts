import { readFileSync } from "node:fs";
import { access, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { execa } from "execa";
import { launchCommandOf } from "#desktop/main/launch-items.ts";
import { packageApp } from "./package-app.ts";
import { stubLinuxDistribution } from "./stub-distribution.ts";
import { stubTools, writeProgram } from "./stub-tools.ts";

const FEED = "https://updates.studio.example";
const DESKTOP_FILE = "interior-design-admin.desktop";

test.setTimeout(120_000);
let folder = "";
let records = "";

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "desktop-formats-"));
  const electron = path.join(folder, "electron");
  await stubLinuxDistribution(electron);
  const tools = await stubTools(path.join(folder, "tools"));
  ({ records } = tools);
  await packageApp({
    system: "linux",
    // electron-builder builds the formats of electron-builder.yml unless one is named here.
    formats: [],
    electron,
    output: path.join(folder, "out"),
    settings: ["-c.publish.provider=generic", `-c.publish.url=${FEED}`],
    env: tools.env,
  });
});
test.afterAll(() => rm(folder, { recursive: true }));

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

test("AppImage and deb are built, named after the product", async () => {
  const made = await readdir(path.join(folder, "out"));
  expect(made).toEqual(
    expect.arrayContaining([
      `Interior Design Admin-${version}.AppImage`,
      `interior-design-admin_${version}_amd64.deb`,
    ]),
  );
  // Pre-releases have the same feed as releases, because an installed pre-release must find its release.
  expect(made.filter((name) => name.endsWith(".yml"))).toEqual(
    expect.arrayContaining(["latest-linux.yml"]),
  );
});

for (const format of ["deb", "AppImage"] as const) {
  test(`${format}: name, window class, icon and link scheme of the desktop file agree`, async () => {
    const entry = await desktopEntry(format);
    expect(entry).toMatchObject({
      Name: "Interior Design Admin",
      Icon: "interior-design-admin",
      StartupWMClass: "interior-design-admin",
      MimeType: "x-scheme-handler/interior-admin;",
      Categories: "Office;",
    });
    expect(`${entry["StartupWMClass"] ?? ""}.desktop`).toBe(DESKTOP_FILE);
    await access(path.join(iconsOf(format), "512x512", "apps", `${entry["Icon"] ?? ""}.png`));
  });
}

for (const format of ["deb", "AppImage"] as const) {
  test(`${format}: the desktop file offers New Post, New Project and Inquiries, and the app accepts each`, async () => {
    const { Actions = "" } = await desktopEntry(format);
    const names = Actions.split(";").filter((name) => name !== "");
    const actions = await Promise.all(
      names.map((name) => desktopEntry(format, `Desktop Action ${name}`)),
    );
    expect(actions.map(({ Name }) => Name)).toEqual(["New Post", "New Project", "Inquiries"]);
    const calls = actions.map(({ Exec = "" }) => Exec.split(" "));
    expect(calls.map(([program]) => program)).toEqual(Array(3).fill("interior-design-admin"));
    expect(calls.map(launchCommandOf)).toEqual([
      { type: "new-post" },
      { type: "new-project" },
      { type: "tab", tab: "contacts" },
    ]);
  });
}

test("the deb puts the program of these actions on the PATH", async () => {
  const installed = await readFile(path.join(records, "after-install"), "utf8");
  expect(installed).toContain("update-alternatives --install '/usr/bin/interior-design-admin'");
});

test("the deb has a maintainer and registers its links when it is installed", async () => {
  const given = (await readFile(path.join(records, "fpm.args"), "utf8")).split("\n");
  const valueOf = (option: string) => given[given.indexOf(option) + 1];
  expect(valueOf("--maintainer")).toBe("Linden & Loam <studio@lindenandloam.example>");
  expect(valueOf("--url")).toBe("https://lindenandloam.example");
  expect(valueOf("--name")).toBe("interior-design-admin");
  const installed = await readFile(path.join(records, "after-install"), "utf8");
  expect(installed).toContain("update-desktop-database /usr/share/applications");
  expect(installed).toContain("apparmor_parser");
  expect((await desktopEntry("deb"))["Exec"]).toBe(
    '"/opt/Interior Design Admin/interior-design-admin" %U',
  );
});

test("no format's desktop file disables Chromium's sandbox", async () => {
  for (const format of ["deb", "AppImage"] as const) {
    expect((await desktopEntry(format))["Exec"]).not.toContain("--no-sandbox");
  }
});

for (const [namespaces, status, given] of [
  ["work", 0, ""],
  ["are refused", 1, "--no-sandbox"],
] as const) {
  test(`the AppImage starts the app with "${given}" where user namespaces ${namespaces}`, async () => {
    const appDir = path.join(records, "appdir");
    await writeProgram(path.join(appDir, "interior-design-admin"), 'echo "given:$*"');
    const bin = await mkdtemp(path.join(folder, "bin-"));
    await writeProgram(path.join(bin, "unshare"), `exit ${String(status)}`);
    const env = { PATH: `${bin}:${process.env["PATH"] ?? ""}` };
    const { stdout } = await execa(path.join(appDir, "AppRun"), { env });
    expect(stdout).toBe(`given:${given}`);
  });
}

test("the updater's cache folder is named after the product", async () => {
  const resources = path.join(folder, "out", "linux-unpacked", "resources");
  const settings = await readFile(path.join(resources, "app-update.yml"), "utf8");
  expect(settings).toContain(`url: ${FEED}\n`);
  expect(settings).toContain("updaterCacheDirName: interior-design-admin-updater\n");
  expect(settings).not.toContain("channel:");
});

/** One group of the desktop file of a format. */
async function desktopEntry(
  format: "deb" | "AppImage",
  group = "Desktop Entry",
): Promise<Record<string, string>> {
  const folder = format === "deb" ? "fpm/usr/share/applications" : "appdir";
  const text = await readFile(path.join(records, folder, DESKTOP_FILE), "utf8");
  const lines = text.split("\n");
  const start = lines.indexOf(`[${group}]`);
  if (start < 0) throw new Error(`The desktop file of the ${format} has no group [${group}].`);
  const entry: Record<string, string> = {};
  for (const line of lines.slice(start + 1)) {
    if (line.startsWith("[")) break;
    const [, key, value] = /^([^=]+)=(.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) entry[key] = value;
  }
  return entry;
}

function iconsOf(format: "deb" | "AppImage"): string {
  const share = path.join("usr", "share", "icons", "hicolor");
  return path.join(records, format === "deb" ? "fpm" : "appdir", share);
}
