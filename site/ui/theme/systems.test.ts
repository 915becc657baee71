import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defaultConfig } from "@chakra-ui/react";
import { expect, it } from "vitest";
import { publicSystem } from "./public-system.ts";
import { system } from "./system.ts";

const site = path.resolve(import.meta.dirname, "../..");
const IMPORT = /import \{([^}]*)\} from "@chakra-ui\/react"/g;
const UI_IMPORT = /from "#site\/(ui\/[\w-]+\.tsx)"/g;

const textOf = (name: string) => readFileSync(path.join(site, name), "utf8");

/** Names that the files of these folders, and the files of `ui` that they import, import from Chakra. */
function importedBy(...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(site, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
      .map((name) => textOf(path.join(folder, name))),
  );
  const shared = new Set(
    files.flatMap((text) => [...text.matchAll(UI_IMPORT)].map(([, name = ""]) => name)),
  );
  const texts = [...files, ...[...shared].map(textOf)];
  const lists = texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, list = ""]) => list));
  return [...new Set(lists.flatMap((list) => list.split(",").map(nameIn)))];
}

function nameIn(imported: string): string {
  return imported.trim().split(" as ")[0] ?? "";
}

/** Components of Chakra that have a recipe: Table, NativeSelect … */
const styled = [
  ...Object.keys(defaultConfig.theme?.recipes ?? {}),
  ...Object.keys(defaultConfig.theme?.slotRecipes ?? {}),
].map((key) => [key.charAt(0).toUpperCase() + key.slice(1), key] as const);

it.each([
  { part: "site", recipes: publicSystem, folders: ["pages", "rich-text"] },
  { part: "dashboard", recipes: system, folders: ["admin", "ui", "rich-text"] },
])("the $part has the recipe of every component that it uses", ({ recipes, folders }) => {
  const used = new Set(importedBy(...folders));
  const wanted = styled.filter(([component]) => used.has(component));
  expect(wanted.length).toBeGreaterThan(3);
  const missing = wanted.filter(([, key]) => !recipes.isRecipe(key) && !recipes.isSlotRecipe(key));
  expect(missing).toEqual([]);
});
