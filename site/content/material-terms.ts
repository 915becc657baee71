/** A material that has a page: its name, and the words that name it in lists of materials and in texts. */
export interface MaterialTerms {
  readonly slug: string;
  readonly name: string;
  /** In lower case, the longest first. */
  readonly terms: readonly string[];
}

/**
 * Demo content: the materials of Linden & Loam; `materials.ts` has the texts of their pages. A studio without pages of
 * materials leaves both empty; no page, link or sitemap entry remains then.
 */
export const materialTerms = [
  { slug: "travertine", name: "Travertine", terms: ["travertine"] },
  { slug: "reeded-walnut", name: "Reeded walnut", terms: ["reeded walnut", "walnut"] },
  { slug: "boucle", name: "Bouclé", terms: ["bouclé", "boucle"] },
  { slug: "limewash", name: "Limewash", terms: ["limewashed", "limewash"] },
  { slug: "linen", name: "Linen", terms: ["linens", "linen"] },
  {
    slug: "oak-end-grain",
    name: "Oak end grain",
    terms: ["oak end grain", "end-grain oak", "end-grain", "end grain"],
  },
  { slug: "terrazzo", name: "Terrazzo", terms: ["terrazzo"] },
  { slug: "brass", name: "Brass", terms: ["brass"] },
] as const satisfies readonly MaterialTerms[];
