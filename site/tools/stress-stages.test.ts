import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectRoot } from "./project-env.ts";
import { stressStages } from "./stress-stages.ts";

const testFiles = ["site", "supabase", "desktop"]
  .flatMap((folder) =>
    readdirSync(`${projectRoot}${folder}`, { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file.replaceAll("\\", "/")}`,
    ),
  )
  .filter((file) => /\.(test|stress)\.tsx?$/.test(file) && !file.includes("node_modules"));

const parts = stressStages
  .filter(({ report }) => report === "vitest")
  .flatMap(({ name, command }) => command.slice(4).map((part) => [name, part] as const));

describe("npm run prove", () => {
  it.each(parts)("%s runs existing tests: %s", (_, part) => {
    expect(testFiles.filter((file) => file.includes(part))).not.toEqual([]);
  });

  it("gives each project of Playwright with “=”: the option takes every word behind it otherwise", () => {
    const words = stressStages.flatMap(({ command }) => command);
    expect(words.filter((word) => word.startsWith("--project="))).not.toEqual([]);
    expect(words).not.toContain("--project");
  });

  it("has a name for each stage, which --only takes", () => {
    const names = stressStages.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["mail", "jobs", "hosted"]));
  });
});
