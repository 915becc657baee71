/** One point of the list before publication. It informs, and blocks nothing. */
export interface ChecklistItem {
  readonly id: string;
  readonly isDone: boolean;
  /** States that the entry is filled in, or names the missing part and its effect. */
  readonly text: string;
}

/** Values of a form that the list checks. */
export interface ChecklistInput {
  readonly hasFeaturedImage: boolean;
  readonly undescribed: number;
  /** Text that cards and lists show below the title. */
  readonly summary: { readonly name: string; readonly text: string };
  /** Title in search results. */
  readonly searchTitle: string;
  /** Description in search results. */
  readonly searchDescription: string;
  /** Links that lead nowhere. */
  readonly brokenLinks: LinkCheck;
}

/** Links that were found, "checking" before that, "failed" if the server could not be asked. */
export type LinkCheck = readonly string[] | "checking" | "failed";

/** Approximate lengths that search engines show. */
const SEARCH_TITLE_SEEN = 60;
const SEARCH_DESCRIPTION_SEEN = { min: 50, max: 160 } as const;

/** The points of the list, in the order of the form. */
export function checklist(input: ChecklistInput): readonly ChecklistItem[] {
  const { hasFeaturedImage, undescribed, summary, brokenLinks } = input;
  return [
    {
      id: "featured-image",
      isDone: hasFeaturedImage,
      text: hasFeaturedImage ? "It has a cover." : "No cover: a stock picture is shown.",
    },
    {
      id: "descriptions",
      isDone: undescribed === 0,
      text:
        undescribed === 0
          ? "Every picture has a description."
          : `${count(undescribed, "picture lacks", "pictures lack")} a description.`,
    },
    {
      id: "summary",
      isDone: summary.text.trim() !== "",
      text:
        summary.text.trim() === ""
          ? `No ${summary.name}: cards show the beginning of the text.`
          : `It has ${summary.name === "excerpt" ? "an excerpt" : `a ${summary.name}`}.`,
    },
    { id: "links", ...linkPoint(brokenLinks) },
    { id: "search-title", ...titlePoint(input.searchTitle.trim().length) },
    { id: "search-description", ...descriptionPoint(input.searchDescription.trim().length) },
  ];
}

function linkPoint(broken: LinkCheck) {
  if (broken === "checking") return { isDone: true, text: "The links are being checked." };
  if (broken === "failed") return { isDone: false, text: "The links could not be checked." };
  const [first, ...others] = broken;
  if (first === undefined) return { isDone: true, text: "No link of the studio’s site is broken." };
  const more = others.length === 0 ? "" : ` and ${count(others.length, "other", "others")}`;
  return { isDone: false, text: `A link leads nowhere: ${first}${more}.` };
}

function titlePoint(length: number) {
  const isDone = length > 0 && length <= SEARCH_TITLE_SEEN;
  const limit = `search results show about ${String(SEARCH_TITLE_SEEN)}`;
  if (length === 0) return { isDone, text: "No title." };
  return {
    isDone,
    text: isDone
      ? "The title fits into search results."
      : `The title has ${String(length)} characters, ${limit}.`,
  };
}

function descriptionPoint(length: number) {
  const { min, max } = SEARCH_DESCRIPTION_SEEN;
  const isDone = length >= min && length <= max;
  if (isDone) return { isDone, text: "The description fits into search results." };
  if (length === 0) return { isDone, text: "No description for search results." };
  return {
    isDone,
    text:
      length < min
        ? `The description for search results is short: ${count(length, "character", "characters")}.`
        : `The description has ${String(length)} characters, search results show about ${String(max)}.`,
  };
}

function count(number: number, one: string, many: string): string {
  return `${String(number)} ${number === 1 ? one : many}`;
}

/** "2 points to look at": how many are not done. */
export function openPointsText(items: readonly ChecklistItem[]): string {
  const open = items.filter(({ isDone }) => !isDone).length;
  return `${count(open, "point", "points")} to look at`;
}
