import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { refusedInComment } from "./plain-words.ts";

const trackedFiles = execFileSync("git", ["ls-files", "*.css", "supabase/*.sql"], {
  encoding: "utf8",
}).split("\n");

/** Frozen migrations never change; schema.sql is generated from the migrations and repeats their comments. */
const frozen = readFileSync("supabase/migrations.sha256", "utf8");
const checkedFiles = trackedFiles.filter(
  (file) => file !== "" && file !== "supabase/schema.sql" && !frozen.includes(path.basename(file)),
);

const COMMENTS = {
  css: /\/\*[\s\S]*?\*\//g,
  sql: /--.*|\/\*[\s\S]*?\*\//g,
};

it.each(checkedFiles)("the comments of %s use plain words", (file) => {
  const text = readFileSync(file, "utf8");
  const comments = text.match(file.endsWith(".css") ? COMMENTS.css : COMMENTS.sql) ?? [];
  expect(comments.flatMap(refusedInComment)).toEqual([]);
});
