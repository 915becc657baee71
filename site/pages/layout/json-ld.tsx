import type {
  BreadcrumbList,
  HomeAndConstructionBusiness,
  ImageObject,
  ItemList,
  Thing as AnyThing,
} from "schema-dts";
import { paths } from "#site/config/paths.ts";
import { DEFAULT_SOCIAL_IMAGE, SOCIAL_IMAGE } from "#site/config/social-image.ts";
import { openingHours } from "#site/content/opening-hours.ts";
import type { SiteSettings } from "#site/content/site-settings.ts";
import { socialNetworks, studio } from "#site/content/studio.ts";
import { hourLines, profileOf } from "#site/content/contact-links.ts";

/** Types of schema.org, so that misspelt or misplaced properties do not compile. */
type Thing = Exclude<AnyThing, string>;
type Business = Exclude<HomeAndConstructionBusiness, string>;

/** A JSON-LD script element. */
export function JsonLd({ thing }: { readonly thing: Thing }) {
  return <script type="application/ld+json">{structuredJson(thing)}</script>;
}

/** JSON for a script element; escapes `<`, so that no text can close the element. */
export function structuredJson(thing: Thing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
}

/** The studio as a schema.org business with address, telephone and opening hours. */
export function businessJsonLd(origin: string, settings: SiteSettings): Business {
  const { country, countryCode } = studio.address;
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": `${origin}/#studio`,
    name: studio.name,
    legalName: studio.legalName,
    url: `${origin}/`,
    image: `${origin}${DEFAULT_SOCIAL_IMAGE}`,
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
export function cardImage(url: string): ImageObject {
  const { width, height } = SOCIAL_IMAGE;
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
export function breadcrumbJsonLd(origin: string, crumbs: readonly Crumb[]): BreadcrumbList {
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
export function listJsonLd(origin: string, items: readonly Crumb[]): ItemList {
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
