import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { writeVercelOutput } from "../prerender/write-vercel-output.ts";
import { publishedHeaders } from "./headers.ts";
import { vercelFile } from "./host-config.ts";
import { vercelOutputConfig } from "./vercel-output.ts";

const rules = {
  headers: publishedHeaders({ backendOrigin: "https://abc.supabase.co" }),
  moved: [{ from: "/our-work/loft.html", to: "/portfolio/loft" }],
};
const files = [
  "index.html",
  "404.html",
  "_post.html",
  "_project.html",
  "blog/oak.html",
  "assets/a.js",
];
const settings = JSON.parse(vercelFile(rules)) as Parameters<typeof vercelOutputConfig>[0];
const { routes, overrides } = vercelOutputConfig(settings, files);

interface PlainRoute {
  readonly handle?: string;
  readonly src?: string;
  readonly continue?: boolean;
  readonly has?: unknown;
}

/** The first route of a phase that matches a path and ends the phase. Phases begin with a handle. */
function firstMatch(phase: string | null, address: string) {
  let current: string | null = null;
  for (const route of routes as readonly PlainRoute[]) {
    if (route.handle !== undefined) current = route.handle;
    const isFinal = route.continue !== true && route.has === undefined;
    if (current === phase && isFinal && new RegExp(route.src ?? "(?!)").test(address)) return route;
  }
  return null;
}

it("Vercel serves pages without .html", () => {
  expect(overrides["blog/oak.html"]).toEqual({ path: "blog/oak" });
  expect(overrides["assets/a.js"]).toBeUndefined();
});

it.each([
  ["/blog/oak.html", { status: 308, headers: { Location: "/$1" } }],
  ["/blog/oak/", { status: 308, headers: { Location: "/$1" } }],
  ["/About", { status: 308, headers: { Location: "/about" } }],
  ["/_headers", { status: 404 }],
])("before files, %s", (address, route) => {
  expect(firstMatch(null, address)).toMatchObject(route);
});

it("SU31 a former address is redirected once", () => {
  expect(routes).toContainEqual({
    src: "^/our-work/loft$",
    headers: { Location: "/portfolio/loft" },
    status: 301,
  });
});

it("redirects pages in queries, unless the query has a filter, which the page's script keeps", () => {
  const ofList = routes.filter(
    (route) => "src" in route && route.src === "^/blog$" && "missing" in route,
  );
  expect(ofList).toEqual([
    expect.objectContaining({
      has: [{ type: "query", key: "page", value: "(?<page>[2-9]|[1-9][0-9]+)" }],
      missing: ["category", "q", "type"].map((key) => ({ type: "query", key })),
      headers: { Location: "/blog/page/$page" },
      status: 301,
    }),
  ]);
});

it("sends the shell of posts that are younger than the build with 200, of projects with 404", () => {
  expect(firstMatch("filesystem", "/blog/new")).toMatchObject({
    dest: expect.stringMatching(/^\/_post/) as unknown,
  });
  expect(firstMatch("error", "/portfolio/new")).toMatchObject({ dest: "/_project", status: 404 });
  expect(firstMatch("error", "/nowhere")).toMatchObject({ dest: "/404", status: 404 });
});

it("sends every header with every file", () => {
  const all = routes.find((route) => "headers" in route && "continue" in route);
  expect(all).toMatchObject({ headers: rules.headers, continue: true });
});

it("writes the folder of the Build Output API with the files for visitors only", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "studio-vercel-"));
  try {
    const all = { "vercel.json": vercelFile(rules), _headers: "x", "_hosts/nginx.conf": "x" };
    for (const [name, text] of Object.entries({
      ...all,
      "index.html": "home",
      "index.html.br": "x",
    })) {
      await mkdir(path.dirname(path.join(folder, "dist", name)), { recursive: true });
      await writeFile(path.join(folder, "dist", name), text);
    }
    const output = path.join(folder, "output");
    await writeVercelOutput(path.join(folder, "dist"), output);
    expect(await readdir(path.join(output, "static"))).toEqual(["index.html"]);
    const config = JSON.parse(await readFile(path.join(output, "config.json"), "utf8")) as object;
    expect(config).toMatchObject({ version: 3, overrides: { "index.html": { path: "index" } } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
