/** A text of law on this site: eight numbered sections under one title. */
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

export const legalCopy = {
  lastUpdated: "Last updated",
  contents: "Contents",
} as const;
