import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import { paths } from "#site/config/paths.ts";
import { formerAddresses } from "#site/content/not-found.ts";
import { PageLink } from "#site/ui/page-link.tsx";

const QuietLink = chakra(PageLink, {
  base: {
    display: "inline-block",
    paddingBlock: "1.5",
    color: "fg.muted",
    borderRadius: "xs",
    _hover: { color: "fg", textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
});

/** The links of requirements NF03 and NF04. All but one have no page on this site, and rel="nofollow" for search
 * engines. */
export function LegacyLinks() {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 4fr) minmax(0, 8fr)" }}
      columnGap="16"
      rowGap="8"
      marginBlockStart={{ base: "12", lg: "20" }}
      textStyle="ui"
    >
      <Text color="fg.muted" maxWidth="24rem">
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
    </Grid>
  );
}
