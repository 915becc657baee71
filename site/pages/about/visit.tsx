import { Box, chakra, Stack, Text } from "@chakra-ui/react";
import { addressLines, emailHref, hourLines, phoneHref } from "#site/content/contact-links.ts";
import { BreakableEmail } from "../layout/breakable-email.tsx";
import { DirectionsLink } from "../layout/directions-link.tsx";
import { PageEnd } from "../layout/page-end.tsx";
import { SettingLinkSlot } from "../layout/page-copy.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { useAboutCopy } from "./use-about-copy.ts";

/** The end of the about page: an invitation with address and hours, like a visiting card. */
export function Visit() {
  const { texts, nodes } = useAboutCopy();
  return (
    <PageEnd {...nodes.call} label={texts.call.heading} bg="sage.100">
      <Card />
    </PageEnd>
  );
}

const Lines = chakra("p", { base: { whiteSpace: "pre-line" } });
const ContactLink = chakra("a", { base: { _hover: { textDecoration: "underline" } } });

function Card() {
  const settings = useSiteSettings();
  const { where, when } = useAboutCopy().nodes.call;
  return (
    <Stack gap="5" textStyle="ui">
      <Box>
        <Text color="fg.muted">{where}</Text>
        <Lines textStyle="subheading">{addressLines(settings).join("\n")}</Lines>
      </Box>
      <Box>
        <Text color="fg.muted">{when}</Text>
        <Lines>{hourLines(settings).join("\n")}</Lines>
      </Box>
      <Stack gap="1" align="start" overflowWrap="anywhere">
        <ContactLink href={phoneHref(settings)}>{settings.phone}</ContactLink>
        <ContactLink href={emailHref(settings)}>
          <BreakableEmail address={settings.email} />
        </ContactLink>
      </Stack>
      <DirectionsLink color="clay.fg" alignSelf="start" />
      <SettingLinkSlot shown="contact" />
    </Stack>
  );
}
