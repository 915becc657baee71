import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import { lookingFor } from "#site/content/not-found.ts";
import { PageLink } from "#site/ui/page-link.tsx";

const headingId = "looking-for-heading";

const LargeLink = chakra(PageLink, {
  base: {
    display: "block",
    paddingBlock: { base: "3", md: "5" },
    textStyle: "heading",
    borderRadius: "xs",
    transition: "color 200ms ease-out",
    _hover: { color: "clay.fg" },
  },
});

/** Large links to existing pages. */
export function Suggestions() {
  return (
    <Box as="section" aria-labelledby={headingId} marginBlockStart={{ base: "16", lg: "28" }}>
      <Text as="h2" id={headingId} textStyle="ui" color="fg.muted" paddingBlockEnd="3">
        {lookingFor.heading}
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{
          base: "repeat(auto-fill, minmax(min(100%, 8rem), 1fr))",
          lg: "repeat(4, 1fr)",
        }}
        columnGap="6"
        borderBlockWidth="1px"
        paddingBlock="2"
      >
        {lookingFor.links.map(({ label, to }) => (
          <li key={to}>
            <LargeLink to={to}>{label}</LargeLink>
          </li>
        ))}
      </Grid>
    </Box>
  );
}
