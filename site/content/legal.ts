import { addressLines } from "./contact-links.ts";
import type { SiteSettings } from "./site-settings.ts";

/** A legal page: numbered sections under one title. */
export interface LegalDocument {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly LegalParagraph[];
  readonly points?: readonly string[];
}

/** A text, or a function that inserts site settings. */
type LegalParagraph = string | ((details: LegalDetails) => string);

interface LegalDetails {
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** See `SiteSettings`. */
  readonly retentionMonths: string;
  readonly replyWithinHours: string;
}

/** The text of a paragraph. Uses non-breaking spaces within phone numbers and lines of the address. */
export function legalText(paragraph: LegalParagraph, settings: SiteSettings): string {
  if (typeof paragraph === "string") return paragraph;
  const nonBreaking = (text: string) => text.replaceAll(" ", "\u00a0");
  const address = addressLines(settings).map(nonBreaking).join(", ");
  const { email, retentionMonths, replyWithinHours } = settings;
  const phone = nonBreaking(settings.phone);
  return paragraph({ phone, email, address, retentionMonths, replyWithinHours });
}

/** Labels of the legal pages. */
export const legalCopy = {
  lastUpdated: "Last updated",
  contents: "Contents",
} as const;
