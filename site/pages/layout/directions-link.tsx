import { Link } from "@chakra-ui/react";
import type { LinkProps } from "@chakra-ui/react";
import { contactCard } from "#site/content/contact.ts";
import { directionsHref } from "#site/content/contact-links.ts";
import { useSiteSettings } from "./site-settings-context.tsx";
import { SpriteIcon } from "./sprite-icon.tsx";

/** Leads to a map, in another tab, so that a half-written inquiry stays open. Renders nothing without an address. */
export function DirectionsLink(style: Omit<LinkProps, "href" | "target" | "rel" | "children">) {
  const href = directionsHref(useSiteSettings());
  if (href === null) return null;
  return (
    <Link href={href} target="_blank" rel="noopener" {...style}>
      {contactCard.directions}
      <SpriteIcon of="arrow" size={16} />
    </Link>
  );
}
