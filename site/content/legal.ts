import { numberWord } from "#site/format/number.ts";
import { addressLines } from "./contact-links.ts";
import type { NamedTexts } from "./page-copy.ts";
import type { SiteSettings } from "./site-settings.ts";

/**
 * A legal page: numbered sections under one title. Its texts name site settings, and also {address} and {retention}; see
 * `legalTexts`.
 */
export interface LegalDocument {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** Values of the names in a legal text. Phone numbers and lines of the address have non-breaking spaces. */
export function legalTexts(settings: SiteSettings): NamedTexts {
  const nonBreaking = (text: string) => text.replaceAll(" ", "\u00a0");
  return {
    ...settings,
    phone: nonBreaking(settings.phone),
    address: addressLines(settings).map(nonBreaking).join(", "),
    retention: retention(settings.retentionMonths),
  };
}

/** States the rule of private.delete_old_inquiries in the database. */
function retention(months: string): string {
  if (months === "") {
    return "Inquiries that do not lead to a commission are kept until we no longer need them, or until you ask us to erase them.";
  }
  const time = `${numberWord(Number(months))} ${months === "1" ? "month" : "months"}`;
  return `Inquiries that do not lead to a commission are erased ${time} after our last exchange, or sooner if you ask.`;
}

/** Labels of the legal pages. */
export const legalCopy = {
  lastUpdated: "Last updated",
  contents: "Contents",
} as const;
