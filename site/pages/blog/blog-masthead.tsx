import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { blogIntro } from "#site/content/blog.ts";

/** The blog's title in one line on large screens; below it the lead and, if any, the search. */
export function BlogMasthead({ children }: { readonly children?: ReactNode }) {
  return (
    <Box paddingBlockStart={{ base: "12", md: "16", lg: "20" }}>
      <Text as="h1" textStyle="display">
        {blogIntro.headline}
      </Text>
      <Flex
        wrap="wrap"
        justify="space-between"
        align="center"
        columnGap="10"
        rowGap="6"
        marginBlockStart={{ base: "6", lg: "10" }}
        paddingBlock={{ base: "5", md: "4" }}
        borderBlockWidth="1px"
      >
        <Text color="fg.muted" maxWidth="34rem">
          {blogIntro.lead}
        </Text>
        {children}
      </Flex>
    </Box>
  );
}
