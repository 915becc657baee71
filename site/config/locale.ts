/** How public pages write dates, numbers and prices: one BCP 47 tag and one ISO 4217 code for the whole site. */
export const locale = { tag: "en-US", currency: "USD" } as const;

/** The language of the copy, for the `lang` of documents: "en". */
export const language: string = new Intl.Locale(locale.tag).language;
