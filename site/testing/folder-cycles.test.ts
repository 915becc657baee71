import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** Folders whose own folders are modules; those of other folders belong to their parent. */
const DIVIDED = ["site/admin", "site/pages", "site/tools", "desktop/e2e", "supabase/data"];

/** The module a file belongs to: a folder of site, desktop or supabase, a folder of a divided one, or a file
 * beside them. */
function moduleOf(file: string): string {
  const parts = path.relative(root, file).split(path.sep);
  const parent = parts.slice(0, 2).join("/");
  return DIVIDED.includes(parent) && parts.length > 3 ? `${parent}/${parts[2] ?? ""}` : parent;
}

/** Files that a file imports, statically, lazily or as types; packages excluded. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith("#")) return path.join(root, fileName.slice(1));
    return fileName.startsWith(".") ? path.resolve(path.dirname(file), fileName) : [];
  });
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports between the nodes to which `nodeOf` assigns the files. */
function importGraph(files: readonly string[], nodeOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = nodeOf(file);
    const targets = graph.get(from) ?? new Set();
    for (const target of importsOf(file).map(nodeOf)) {
      if (target !== from) targets.add(target);
    }
    graph.set(from, targets);
  }
  return graph;
}

/** A cycle as the nodes on its way, the first one repeated at the end; null if there is none. */
function cycleIn(graph: Graph): string[] | null {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const cycle = visit(next, [...way, name]);
      if (cycle !== null) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const cycle = visit(name, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

const exclude = ["**/dist/**", "**/.*/**"];
const files = globSync("{site,desktop,supabase}/**/*.{ts,tsx}", { cwd: root, exclude })
  .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
  .map((file) => path.join(root, file));

it("no folder imports itself by way of others; tools and page models included, test files not", () => {
  const graph = importGraph(files, moduleOf);
  expect(graph.get("site/admin/frame")).toContain("site/admin/posts");
  expect(graph.get("site/tools/bench")).toContain("site/e2e");
  expect(graph.get("desktop/e2e")).toContain("desktop/e2e/electron-fake");
  expect(cycleIn(graph)).toBeNull();
});

// ESLint reports cycles of values only. The fake's classes refer to each other, as Electron's own do.
it("no file imports itself by way of others, types included, except in the fake of Electron", () => {
  const relative = (file: string) => path.relative(root, file).split(path.sep).join("/");
  const graph = importGraph(files, relative);
  expect(graph.get("site/admin/visual-editor/parse-blocks.ts")).toContain(
    "site/admin/visual-editor/block-from-tokens.ts",
  );
  const ownCode = [...graph].filter(([file]) => !file.startsWith("desktop/e2e/electron-fake/"));
  expect(cycleIn(new Map(ownCode))).toBeNull();
});

it("a cycle is found", () => {
  const targets = (...names: string[]) => new Set(names);
  const graph = new Map([
    ["frame", targets("posts", "media")],
    ["media", targets()],
    ["posts", targets("media", "form-safety")],
    ["form-safety", targets("frame")],
  ]);
  expect(cycleIn(graph)).toEqual(["frame", "posts", "form-safety", "frame"]);
  expect(cycleIn(new Map([...graph, ["form-safety", targets("media")]]))).toBeNull();
});
