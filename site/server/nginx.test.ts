import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../scripts/free-port.ts";
import { nginxFile } from "./host-files.ts";

const installed = spawnSync("nginx", ["-v"]).error === undefined;
const files = {
  "index.html": "home",
  "about.html": "about",
  "404.html": "nothing here",
  "_post.html": "young post",
  "blog.html": "posts",
  "blog/a-post.html": "a post",
  "assets/app-1234.js": "script",
  "_hosts/nginx.conf": "secret",
};
const settings = nginxFile({
  headers: { "X-Content-Type-Options": "nosniff" },
  moved: [{ from: "/blog/old-post", to: "/blog/a-post" }],
});

/** The shipped file as it is, but for folder and port, in a server of its own. */
function wholeSettings(folder: string, port: number): string {
  const server = settings
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("root /srv/studio;", `root ${folder}/site;`);
  return `daemon off; pid ${folder}/pid; error_log stderr notice;
events {}
http {
  access_log off;
  types { text/html html; text/javascript js; }
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${server}
}`;
}

// Reported as skipped where nginx is not installed.
describe.skipIf(!installed)("nginx with the shipped settings", () => {
  let folder: string;
  let address: string;
  let server: ChildProcess;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "studio-nginx-"));
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, "site", name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
      await writeFile(`${file}.gz`, gzipSync(text));
    }
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    await writeFile(path.join(folder, "nginx.conf"), wholeSettings(folder, port));
    // Workers of a server that root starts belong to somebody else.
    spawnSync("chmod", ["-R", "a+rX", folder]);
    const settingsFile = path.join(folder, "nginx.conf");
    server = spawn("nginx", ["-e", "stderr", "-c", settingsFile], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    await started(server);
  });

  afterAll(async () => {
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  });

  const ask = (target: string) => fetch(`${address}${target}`, { redirect: "manual" });

  it.each([
    ["/", 200, "home"],
    ["/about", 200, "about"],
    ["/blog?page=2", 200, "posts"],
    ["/blog/a-post", 200, "a post"],
    ["/blog/written-after-the-build", 200, "young post"],
    ["/nowhere", 404, "nothing here"],
    ["/_hosts/nginx.conf", 404, "nothing here"],
  ])("%s is answered with %i", async (target, status, text) => {
    const answer = await ask(target);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["/about/", 308, "/about"],
    ["/about.html", 308, "/about"],
    ["/blog/old-post", 301, "/blog/a-post"],
  ])("%s leads on with %i", async (target, status, to) => {
    const answer = await ask(target);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("location")).toBe(to);
  });

  it("sends packed copies, and lets browsers keep what carries a hash", async () => {
    const answer = await ask("/assets/app-1234.js");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(await answer.text()).toBe("script");
  });
});

/** Resolves when the server takes requests; rejects with what it says when it ends instead. */
function started(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stderr?.on("data", (text: Buffer) => {
      said += text.toString();
      if (said.includes("start worker process ")) resolve();
    });
    server.once("exit", () => {
      reject(new Error(said));
    });
  });
}
