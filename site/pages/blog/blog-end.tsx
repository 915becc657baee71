import { Box, Text } from "@chakra-ui/react";
import { blogEnd } from "#site/content/blog.ts";
import { Column } from "#site/ui/column.tsx";
import { HeadingRow } from "../layout/section-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";

/** The end of the blog's list: an invitation to ask for the next article, between two rules. */
export function BlogEnd() {
  const { heading, text, action } = blogEnd;
  return (
    <Column paddingBlockEnd={{ base: "4rem", lg: "6rem" }} _print={{ display: "none" }}>
      <HeadingRow
        role="region"
        aria-label={heading}
        borderBlockWidth="1px"
        paddingBlock={{ base: "10", lg: "16" }}
      >
        <Text as="h2" textStyle="title" maxWidth="9em">
          {heading}
        </Text>
        <Box>
          <Text textStyle="lead" color="fg.muted" marginBlockEnd="4">
            {text}
          </Text>
          <TextLink to={action.to}>{action.label}</TextLink>
        </Box>
      </HeadingRow>
    </Column>
  );
}
