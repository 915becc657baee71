import { Box, chakra, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { paths } from "#site/config/paths.ts";
import { footerCopy, legalLinks, quickLinks } from "#site/content/navigation.ts";
import { footerServices } from "#site/content/services.ts";
import { studio } from "#site/content/studio.ts";
import { addressLines, emailHref, phoneHref } from "#site/content/contact-links.ts";
import { PageLink } from "#site/ui/page-link.tsx";
import { Column } from "#site/ui/column.tsx";
import { BreakableEmail } from "./breakable-email.tsx";
import { COLUMN_GAP } from "./columns.tsx";
import { useSiteSettings } from "./site-settings-context.tsx";
import { useServiceMeta } from "./service-meta.ts";
import { SocialLinks } from "./social-links.tsx";
import { Wordmark } from "./wordmark.tsx";

/** Footer of every public page: the studio, services, links and contact details. */
export function Footer() {
  const metaOf = useServiceMeta();
  return (
    <Box as="footer" bg="bg.subtle" borderTopWidth="1px" _print={{ display: "none" }}>
      <Column>
        <Grid
          templateColumns={{
            base: "repeat(2, minmax(0, 1fr))",
            md: "1fr 1fr auto",
            lg: "repeat(12, minmax(0, 1fr))",
          }}
          columnGap={{ base: "8", ...COLUMN_GAP }}
          rowGap="12"
          paddingBlock={{ base: "16", lg: "24" }}
        >
          <StudioColumn />
          <LinkColumn heading={footerCopy.servicesHeading} columns={3}>
            {footerServices.map((service) => (
              <FooterLink key={service.id} to={paths.services}>
                {metaOf(service).title}
              </FooterLink>
            ))}
          </LinkColumn>
          <LinkColumn heading={footerCopy.quickLinksHeading} columns={2}>
            {quickLinks.map(({ label, to }) => (
              <FooterLink key={to} to={to}>
                {label}
              </FooterLink>
            ))}
          </LinkColumn>
          <ContactColumn />
        </Grid>
        <BottomRow />
      </Column>
    </Box>
  );
}

const footerLinkBase = {
  color: "fg.muted",
  // For the minimum target size (WCAG 2.5.8).
  paddingBlock: "0.5",
  _hover: { color: "fg", textDecoration: "underline" },
} as const;
const FooterLink = chakra(PageLink, { base: footerLinkBase });
const PlainLink = chakra("a", { base: footerLinkBase });

interface LinkColumnProps {
  readonly heading: string;
  /** Number of the page's columns on large screens. */
  readonly columns: 2 | 3;
  /** Spans the full width on phones. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function LinkColumn({ heading, columns, wide = false, children }: LinkColumnProps) {
  return (
    <Stack
      gap="2"
      align="start"
      textStyle="ui"
      overflowWrap="anywhere"
      gridColumn={{
        base: wide ? "1 / -1" : "auto",
        md: "auto",
        lg: `span ${String(columns)}`,
      }}
    >
      <Text as="h2" fontWeight="550">
        {heading}
      </Text>
      {children}
    </Stack>
  );
}

function StudioColumn() {
  return (
    <Stack gap="5" align="start" maxWidth="30rem" gridColumn={{ base: "1 / -1", lg: "span 4" }}>
      <Wordmark size="2rem" />
      <Text color="fg.muted">{footerCopy.blurb(useSiteSettings())}</Text>
      <SocialLinks />
    </Stack>
  );
}

function ContactColumn() {
  const settings = useSiteSettings();
  return (
    <LinkColumn heading={footerCopy.contactHeading} columns={3} wide>
      <PlainLink href={phoneHref(settings)}>{settings.phone}</PlainLink>
      <PlainLink href={emailHref(settings)}>
        <BreakableEmail address={settings.email} />
      </PlainLink>
      <chakra.address color="fg.muted">
        {addressLines(settings).map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
      </chakra.address>
    </LinkColumn>
  );
}

function BottomRow() {
  const { copyrightYear } = useSiteSettings();
  return (
    <Flex
      justify="space-between"
      wrap="wrap"
      columnGap="8"
      rowGap="3"
      paddingBlock="6"
      borderTopWidth="1px"
      textStyle="caption"
      color="fg.muted"
    >
      <Text>{`© ${copyrightYear} ${studio.name}. ${footerCopy.rights}`}</Text>
      <Flex gap="6">
        {legalLinks.map(({ label, to }) => (
          <FooterLink key={to} to={to}>
            {label}
          </FooterLink>
        ))}
      </Flex>
    </Flex>
  );
}
