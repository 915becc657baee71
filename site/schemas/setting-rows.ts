import * as v from "valibot";
import { isProjectPath, isSelection, SELECTION } from "#site/content/proof.ts";
import type { SettingName } from "#site/content/site-settings.ts";
import { field, required, text } from "./field.ts";
import { hasBar } from "./list-rows.ts";
import type { ListFormat } from "./list-rows.ts";

const withoutBar = v.check<string, string>(
  (value) => !hasBar(value),
  "No text here can contain “|”. Write a comma or a dash instead.",
);

const year = v.pipe(
  text,
  v.check((value) => /^\d{4}$/.test(value.trim()), "Enter a year of four digits."),
  v.title("Year"),
  field({ half: true }),
);

const project = v.pipe(
  text,
  withoutBar,
  v.check(
    (value) => value.trim() === "" || isProjectPath(value.trim()),
    "Enter the path of a project, such as /portfolio/corner-cafe, or nothing.",
  ),
  v.title("Project page"),
  field({ placeholder: "/portfolio/…" }),
);

const pathOf = (part: string) => (isProjectPath(part) ? part : null);

/** A text that a row cannot do without. */
function part(label: string, message: string) {
  return v.pipe(text, required(message), withoutBar, v.title(label));
}

/** The settings that are lists, as rows of inputs. `content/proof.ts` parses what is stored of them for the site. */
export const settingRows: Partial<Record<SettingName, ListFormat>> = {
  awardLedger: {
    noun: "prize",
    empty: "No prizes or selections yet. The About page leaves them out.",
    schema: v.object({
      year,
      kind: v.pipe(
        text,
        v.title("Kind"),
        field({ half: true, options: { "": "Prize", [SELECTION]: "Selection" } }),
      ),
      title: part("Title", "Enter what it was given for."),
      body: part("Given by", "Enter who gave it."),
      project,
    }),
    optional: { kind: (part) => (isSelection(part) ? SELECTION : null), project: pathOf },
  },
  press: {
    noun: "press line",
    empty: "No press lines yet. The About page leaves them out.",
    schema: v.object({
      year,
      publication: part("Publication", "Enter the name of the publication."),
      line: part("What it wrote", "Enter what it wrote."),
      project,
    }),
    optional: { project: pathOf },
  },
  certificates: {
    noun: "certificate",
    empty: "No certificates yet. The About page leaves them out.",
    schema: v.object({
      title: part("Title", "Enter a title."),
      detail: v.pipe(text, withoutBar, v.title("Insurer, number or scope")),
    }),
    optional: {},
  },
};
