import { chakra, Flex } from "@chakra-ui/react";
import { footerCopy } from "#site/content/navigation.ts";
import { socialNetworks } from "#site/content/studio.ts";
import type { SocialNetwork } from "#site/content/studio.ts";
import { profileOf } from "#site/content/contact-links.ts";
import { SpriteIcon } from "./sprite-icon.tsx";
import { useSiteSettings } from "./site-settings-context.tsx";

/** One icon per social network. Without a profile URL the icon is shown without a link. */
export function SocialLinks() {
  return (
    <Flex wrap="wrap" marginInlineStart="-2.5">
      {socialNetworks.map((network) => (
        <SocialLink key={network} network={network} />
      ))}
    </Flex>
  );
}

const IconLink = chakra("a", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "11",
    color: "fg.muted",
    _hover: { color: "fg" },
  },
});

function SocialLink({ network }: { readonly network: SocialNetwork }) {
  const href = profileOf(network, useSiteSettings());
  const target =
    href === null
      ? { role: "link", "aria-disabled": true, title: `${network}: ${footerCopy.unlinkedProfile}` }
      : { href, target: "_blank", rel: "noopener" };
  return (
    <IconLink aria-label={network} {...target}>
      <SpriteIcon of={network} size={20} />
    </IconLink>
  );
}
