import { paths } from "#site/config/paths.ts";

/** A prize, or a selection for an exhibition or a publication. */
export interface Award {
  readonly year: string;
  readonly title: string;
  readonly body: string;
  readonly isSelection: boolean;
  /** Path of the page of the project that it was given for; null if the line names none. */
  readonly project: string | null;
}

export interface PressLine {
  readonly year: string;
  readonly publication: string;
  readonly line: string;
  readonly project: string | null;
}

export interface Certificate {
  readonly title: string;
  readonly detail: string;
}

/** Part of an award's line that is not a prize of a jury. */
export const SELECTION = "selection";

/**
 * Awards by year, the latest first: a setting with a line `year | title | body` for each, to which `| selection` and the path
 * of a project (`| /portfolio/…`) can be added.
 */
export function parseAwards(setting: string): Award[] {
  return entriesOf(setting)
    .filter(hasYear)
    .map(([year = "", title = "", body = "", ...added]) => ({
      year,
      title,
      body,
      isSelection: added.some(isSelection),
      project: projectIn(added),
    }))
    .sort((one, other) => other.year.localeCompare(one.year));
}

/** Press lines: a setting with a line `year | publication | words`, or `… | /portfolio/…`, for each. */
export function parsePress(setting: string): PressLine[] {
  return entriesOf(setting)
    .filter(hasYear)
    .map(([year = "", publication = "", line = "", ...added]) => ({
      year,
      publication,
      line,
      project: projectIn(added),
    }));
}

export function isSelection(part: string): boolean {
  return part.toLowerCase() === SELECTION;
}

/** True for the path of a project's page. */
export function isProjectPath(part: string): boolean {
  return part.startsWith(`${paths.portfolio}/`);
}

/** The path of a project among the parts of a line. */
function projectIn(parts: readonly string[]): string | null {
  return parts.find(isProjectPath) ?? null;
}

/** Certificates and insurance: a setting with a line `title | detail` for each. */
export function parseCertificates(setting: string): Certificate[] {
  return entriesOf(setting).map(([title = "", detail = ""]) => ({ title, detail }));
}

function hasYear([year = "", first = "", second = ""]: readonly string[]): boolean {
  return /^\d{4}$/.test(year) && first !== "" && second !== "";
}

/** The parts of each line that is not empty. */
function entriesOf(setting: string): string[][] {
  return setting
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()))
    .filter(([first = ""]) => first !== "");
}

/** Headings and labels of what others say about the studio. Without entries nothing of it is shown. */
export const proof = {
  awards: {
    heading: "Prizes and selections",
    selection: "Selection",
    earlier: (count: number) => `${String(count)} earlier ones`,
    /** Entries that are shown without opening the rest. */
    opened: 9,
  },
  press: { heading: "In print" },
  certificates: { heading: "Certificates and insurance" },
  clientWord: { heading: "In a client’s words", project: (title: string) => `See ${title}` },
} as const;
