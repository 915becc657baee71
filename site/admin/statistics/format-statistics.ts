import type { SourceStatistics, SourcePage } from "#supabase/data/inquiry-statistics.ts";
import { publicPages } from "#site/config/public-pages.ts";
import { formatCount, formatPercent } from "#site/format/number.ts";

/** Stands for a value that cannot be computed. */
const NO_VALUE = "–";

/** A share as percentage: "43%"; a dash of nothing. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? NO_VALUE : formatPercent(part / whole);
}

/** Share of won inquiries among those that are won or lost. */
export function wonShare({ won, lost }: Pick<SourceStatistics, "won" | "lost">): string {
  return formatShare(won, won + lost);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in its largest unit, rounded: "25 min", "3 h", "2 days"; a dash without one. */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) return NO_VALUE;
  const minutes = Math.round(seconds / MINUTE);
  if (minutes < 60) return `${String(Math.max(1, minutes))} min`;
  const hours = Math.round(seconds / HOUR);
  if (hours < 48) return `${String(hours)} h`;
  return `${formatCount(Math.round(seconds / DAY))} days`;
}

interface PageName {
  readonly name: string;
  /** Kind of the page; '' if unknown. */
  readonly kind: "Project" | "Post" | "Page" | "";
}

/** How the statistics name a page of the site. */
export function pageName({ path, title }: Pick<SourcePage, "path" | "title">): PageName {
  if (path === "") return { name: "Not known", kind: "" };
  if (title !== "") return { name: title, kind: path.startsWith("/blog/") ? "Post" : "Project" };
  const page = publicPages().find((each) => each.path === path);
  return { name: page?.links.main ?? page?.title ?? path, kind: "Page" };
}
