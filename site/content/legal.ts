import { addressLines } from "./telling.ts";
import type { SiteFacts } from "./site-facts.ts";

/** A text of law on this site: eight numbered sections under one title. */
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

/** Bare, or with the ways to reach the studio in it. */
type LegalParagraph = string | ((reach: Reach) => string);

interface Reach {
  readonly phone: string;
  readonly email: string;
  readonly address: string;
}

/** A paragraph as it is read. Numbers and lines of the address are kept together in running text. */
export function legalText(paragraph: LegalParagraph, facts: SiteFacts): string {
  if (typeof paragraph === "string") return paragraph;
  const together = (text: string) => text.replaceAll(" ", "\u00a0");
  const address = addressLines(facts).map(together).join(", ");
  return paragraph({ phone: together(facts.phone), email: facts.email, address });
}

export const legalCopy = {
  lastUpdated: "Last updated",
  contents: "Contents",
} as const;
