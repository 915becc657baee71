import type {
  BreadcrumbList,
  HomeAndConstructionBusiness,
  ImageObject,
  ItemList,
  Thing as AnyThing,
} from "schema-dts";
import { paths } from "#site/config/paths.ts";
import { DEFAULT_SOCIAL_PICTURE, SOCIAL_PICTURE } from "#site/config/social-picture.ts";
import { openingHours } from "#site/content/opening-hours.ts";
import type { SiteFacts } from "#site/content/site-facts.ts";
import { socialNetworks, studio } from "#site/content/studio.ts";
import { hourLines, profileOf } from "#site/content/telling.ts";

/** Types of schema.org, so that misspelt or misplaced properties do not compile. */
type Thing = Exclude<AnyThing, string>;
type Business = Exclude<HomeAndConstructionBusiness, string>;

/** A JSON-LD script element. */
export function StructuredData({ thing }: { readonly thing: Thing }) {
  return <script type="application/ld+json">{structuredJson(thing)}</script>;
}

/** JSON for a script element; escapes `<`, so that no text can close the element. */
export function structuredJson(thing: Thing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
}

/** The studio as a schema.org business with address, telephone and opening hours. */
export function studioThing(origin: string, settings: SiteFacts): Business {
  const { country, countryCode } = studio.address;
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": `${origin}/#studio`,
    name: studio.name,
    legalName: studio.legalName,
    url: `${origin}/`,
    image: `${origin}${DEFAULT_SOCIAL_PICTURE}`,
    logo: `${origin}/icon-512.png`,
    telephone: settings.phone,
    email: settings.email,
    foundingDate: settings.foundedYear,
    address: {
      "@type": "PostalAddress",
      streetAddress: settings.street,
      postalCode: settings.postalCode,
      addressLocality: settings.city,
      addressCountry: settings.country === country ? countryCode : settings.country,
    },
    openingHours: hourLines(settings).flatMap((line) => openingHours(line) ?? []),
    sameAs: socialNetworks.flatMap((network) => profileOf(network, settings) ?? []),
  };
}

/** A social preview image as a schema.org ImageObject. */
export function cardPicture(url: string): ImageObject {
  const { width, height } = SOCIAL_PICTURE;
  return {
    "@type": "ImageObject",
    url,
    width: `${String(width)} px`,
    height: `${String(height)} px`,
  };
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumb from the home page to this one. */
export function breadcrumbThing(origin: string, crumbs: readonly Crumb[]): BreadcrumbList {
  const trail = [{ name: "Home", path: paths.home }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** A list of pages, in display order. */
export function listThing(origin: string, items: readonly Crumb[]): ItemList {
  return {
    "@type": "ItemList",
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: `${origin}${path}`,
    })),
  };
}
