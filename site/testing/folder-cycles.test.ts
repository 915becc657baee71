import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const site = path.resolve(import.meta.dirname, "..");

/** The module a file belongs to: a folder of admin or pages, any other folder of site, or a file at its root. */
function moduleOf(file: string): string {
  const [first = "", second = ""] = path.relative(site, file).split(path.sep);
  return first === "admin" || first === "pages" ? `${first}/${second}` : first;
}

/** Modules that a file imports, statically or lazily; packages and other parts of the repository excluded. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith("#site/")) return moduleOf(path.join(site, fileName.slice(6)));
    return fileName.startsWith(".") ? moduleOf(path.resolve(path.dirname(file), fileName)) : [];
  });
}

/** Left out, because the benches drive the page models of the browser tests. */
const TEST_FOLDERS = ["e2e", "testing"];

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function moduleGraph(files: readonly string[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = moduleOf(file);
    const targets = graph.get(from) ?? new Set();
    for (const target of importsOf(file)) {
      if (target !== from && !TEST_FOLDERS.includes(target)) targets.add(target);
    }
    graph.set(from, targets);
  }
  return graph;
}

/** A cycle as the modules on its way, the first one repeated at the end; null if there is none. */
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

it("no folder of the site imports itself by way of others", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: site, exclude: ["dist/**"] })
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    .map((file) => path.join(site, file));
  const graph = moduleGraph(files);
  expect(graph.get("admin/frame")).toContain("admin/posts");
  expect(cycleIn(graph)).toBeNull();
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
