import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import { paths } from "#site/config/paths.ts";
import { formerAddresses } from "#site/content/not-found.ts";
import { PageLink } from "#site/ui/page-link.tsx";
import { Details } from "./details.tsx";

const QuietLink = chakra(PageLink, {
  base: {
    display: "inline-block",
    paddingBlock: "1.5",
    color: "fg.muted",
    borderRadius: "xs",
    _hover: { color: "fg", textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
});

/** The links of requirements NF03 and NF04, closed by default. All but one have no page on this site, and rel="nofollow" for search
 * engines. */
export function LegacyLinks() {
  return (
    <Details summary={formerAddresses.summary} marginBlockStart={{ base: "12", lg: "20" }}>
      <Text color="fg.muted" maxWidth="34rem" marginBlockEnd="6">
        {formerAddresses.note}
      </Text>
      <Grid templateColumns={{ base: "1fr", sm: "1fr 1fr" }} gap="8">
        {formerAddresses.lists.map(({ heading, links }) => (
          <Box as="nav" key={heading} aria-label={heading}>
            <Text as="h2" fontWeight="600" marginBlockEnd="2">
              {heading}
            </Text>
            <Box as="ul" listStyleType="none">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <QuietLink to={to} {...(to === paths.blog ? {} : { rel: "nofollow" })}>
                    {label}
                  </QuietLink>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Grid>
    </Details>
  );
}
