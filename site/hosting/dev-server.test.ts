import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { createServer } from "vite";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../tools/ports.ts";
import { servedFiles } from "./served-files.ts";

const siteRoot = path.resolve(import.meta.dirname, "..");
const projectRoot = path.resolve(siteRoot, "..");
const dataFolder = path.join(projectRoot, "supabase/.data");
/** Content of every temporary secret file; no response may contain it as text or in Base64. */
const MARKER = "planted-secret-4f1d";
const START_TIMEOUT_MS = 60_000;
/** Thousands of requests, some of which make Vite transform a module. */
const REQUESTS_TIMEOUT_MS = 120_000;

let server: ViteDevServer;
let port: number;
/** Every file to request, and the fragments of its content that no response may contain. */
let secretFiles: Map<string, readonly string[]>;
const temporaryPaths: string[] = [];

beforeAll(async () => {
  port = await freePort();
  const created = await mkdir(dataFolder, { recursive: true });
  if (created !== undefined) temporaryPaths.push(created);
  const folder = await mkdtemp(path.join(dataFolder, "check-"));
  temporaryPaths.push(folder);
  const envFile = path.join(siteRoot, `.env.${path.basename(folder)}`);
  temporaryPaths.push(envFile);
  const names = ["secrets.json", "secrets.js", "secrets.css", "row.wasm", "mail.html", "file"];
  const planted = [...names.map((name) => path.join(folder, name)), envFile];
  await Promise.all(planted.map((file) => writeFile(file, contentOf(file))));
  secretFiles = new Map(planted.map((file) => [file, inEveryForm(MARKER)]));
  // Also requests the files of an embedded backend that was started here.
  for (const entry of await readdir(dataFolder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(dataFolder, entry.name);
    secretFiles.set(file, (await readFile(file, "latin1")).match(/[\w+/=-]{16,}/g) ?? []);
  }
  server = await createServer({
    configFile: path.join(siteRoot, "vite.config.ts"),
    mode: "development",
    logLevel: "silent",
    server: { port },
  });
  await server.listen();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await server.close();
  await Promise.all(temporaryPaths.map((file) => rm(file, { recursive: true, force: true })));
});

function contentOf(file: string): string {
  if (file.endsWith(".json")) return JSON.stringify({ jwtSecret: MARKER });
  if (file.endsWith(".js")) return `export const secret = "${MARKER}";`;
  return file.endsWith(".css") ? `a::after { content: "${MARKER}"; }` : MARKER;
}

/** The text itself and the middle of its Base64 form. */
function inEveryForm(text: string): readonly string[] {
  return [text, Buffer.from(text).toString("base64").slice(4, 20)];
}

interface RawResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly allowedOrigin: string | undefined;
}

/** Sends the raw path; `fetch` would resolve dots and encode characters. */
function requestPath(
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { host: "127.0.0.1", port, path: target, headers },
      (response) => {
        let body = "";
        response.setEncoding("latin1").on("data", (text: string) => (body += text));
        response.on("end", () => {
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers["content-type"] ?? "",
            body,
            allowedOrigin: response.headers["access-control-allow-origin"],
          });
        });
        response.on("error", reject);
      },
    );
    clientRequest.on("error", reject).end();
  });
}

const QUERIES = [
  ...["", "?raw", "?import", "?url", "?inline", "?import&raw", "?import&url", "?import&inline"],
  ...[
    "?raw&import",
    "?raw??",
    "?import&raw??",
    "?meteorite&raw??",
    "?inline&import",
    "?import?raw",
  ],
  ...["?.svg?.wasm?init", "?wasm&init", "?init", "?worker", "?sharedworker", "?worker&inline"],
  ...["?html-proxy&index=0.js", "?direct", "?v=1", "?t=1", "?%72aw", "?RAW", "?used", "?no-inline"],
];

/** URL paths that could address the file. */
function pathsTo(file: string): string[] {
  const below = path.relative(projectRoot, file);
  const encoded = (text: string, char: string) =>
    text.replaceAll(char, `%${char.charCodeAt(0).toString(16)}`);
  const escapedDots = encoded(file, ".");
  const escapedSlashes = encoded(file, "/");
  return [
    `/@fs${file}`,
    `/@fs/${file}`,
    `/@fs//${file}`,
    `/@FS${file}`,
    `/@fs${escapedDots}`,
    `/@fs/${escapedSlashes}`,
    `/@fs${file.replaceAll("/", "//")}`,
    `/@fs${file.toUpperCase()}`,
    `/@fs${path.dirname(file)}/${path.basename(file).toUpperCase()}`,
    `/@fs${file}/`,
    `/@fs${file}/.`,
    `/@fs${file}%00`,
    `/@fs${file}#`,
    `/@fs${file.replaceAll("/", "\\")}`,
    `/@fs${siteRoot}/../${below}`,
    `/@fs${siteRoot}/%2e%2e/${below}`,
    `/@fs${siteRoot}/..%2f${below}`,
    `/@fs/x/x/x/vite/../../../..${file}`,
    `/%40fs${file}`,
    `//@fs${file}`,
    `/@id${file}`,
    `/@id/${file}`,
    `/@id/__x00__${file}`,
    file,
    `/${file}`,
    `/${below}`,
    `/../${below}`,
    `/%2e%2e/${below}`,
    `/..%2f${below}`,
    `/./../${below}`,
    `/assets/../../${below}`,
    `/${path.relative(siteRoot, file)}`,
    `/${path.basename(file)}`,
  ];
}

it(
  "serves no file of the data folder and no .env file under any path",
  async () => {
    const served: string[] = [];
    for (const [file, fragments] of secretFiles) {
      for (const way of pathsTo(file)) {
        const responses = await Promise.all(
          QUERIES.map(async (query) => ({ query, ...(await requestPath(`${way}${query}`)) })),
        );
        const leaks = responses.filter(({ body }) =>
          fragments.some((fragment) => body.includes(fragment)),
        );
        served.push(...leaks.map(({ query }) => `${way}${query}`));
      }
    }
    expect(served).toEqual([]);
  },
  REQUESTS_TIMEOUT_MS,
);

it("serves what the pages import, also from other folders", async () => {
  for (const target of [
    "/main.tsx",
    "/ui/fonts/fraunces-latin.woff2",
    `/@fs${projectRoot}/supabase/data/errors.ts`,
    `/@fs${projectRoot}/node_modules/vite/dist/client/env.mjs`,
  ]) {
    expect([target, (await requestPath(target)).status]).toEqual([target, 200]);
  }
});

it("serves no file outside of the folders that pages import from", async () => {
  const secret = path.join(projectRoot, "supabase/local/secrets.ts");
  for (const file of [
    path.join(projectRoot, "package.json"),
    path.join(projectRoot, "README.md"),
    path.join(projectRoot, "desktop/README.md"),
    secret,
    "/etc/passwd",
  ]) {
    for (const query of ["", "?raw", "?import&raw", "?url", "?import"]) {
      for (const way of [
        `/@fs${file}`,
        `/@fs/${file}`,
        `/@fs${siteRoot}/..${file.replace(projectRoot, "")}`,
      ]) {
        const { status, type, body } = await requestPath(`${way}${query}`);
        // The SPA fallback serves HTML for every path without a file.
        const served = status === 200 && !/html/.test(type);
        expect([`${way}${query}`, served]).toEqual([`${way}${query}`, false]);
        expect(body).not.toContain(MARKER);
      }
    }
  }
});

it("serves no file of a data folder below an allowed folder", async () => {
  const folder = await mkdtemp(path.join(projectRoot, "node_modules/.cache/data-"));
  temporaryPaths.push(folder);
  const file = path.join(folder, "secrets.json");
  await writeFile(file, contentOf(file));
  const other = await createServer({
    configFile: false,
    root: siteRoot,
    logLevel: "silent",
    server: {
      port: await freePort(),
      host: "127.0.0.1",
      strictPort: true,
      fs: servedFiles({ BACKEND_DATA_DIR: path.relative(projectRoot, folder) }),
    },
  });
  await other.listen();
  try {
    const address = `http://127.0.0.1:${String(other.config.server.port)}/@fs`;
    const neighbour = path.join(projectRoot, "node_modules/vite/package.json");
    expect(await (await fetch(`${address}${neighbour}?raw`)).text()).toContain("vite");
    for (const query of ["", "?raw", "?import&raw", "?url", "?inline"]) {
      const response = await fetch(`${address}${file}${query}`);
      expect([query, response.status]).toEqual([query, 403]);
      expect(await response.text()).not.toContain(MARKER);
    }
  } finally {
    await other.close();
  }
});

it("allows no other origin to read responses", async () => {
  for (const origin of [
    "https://evil.example",
    "http://localhost:9",
    "http://127.0.0.1:9",
    "null",
  ]) {
    const { allowedOrigin } = await requestPath("/main.tsx", { origin });
    expect([origin, allowedOrigin]).toEqual([origin, undefined]);
  }
});
