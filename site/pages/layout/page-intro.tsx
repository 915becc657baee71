import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Column } from "#site/ui/column.tsx";

interface PageIntroProps {
  readonly headline: ReactNode;
  readonly lead: ReactNode;
  /** Content below, in the same column. */
  readonly children?: ReactNode;
}

/** Headline and lead of a page. */
export function PageIntro({ headline, lead, children }: PageIntroProps) {
  return (
    <Box paddingBlockStart={{ base: "12", md: "16", lg: "24" }} overflowX="clip">
      <Column>
        <Text as="h1" textStyle="display" maxWidth="8.7em">
          {headline}
        </Text>
        <Text
          textStyle="lead"
          color="fg.muted"
          marginBlockStart={{ base: "6", lg: "10" }}
          marginInlineStart={{ lg: "50%" }}
          maxWidth="34rem"
        >
          {lead}
        </Text>
        {children}
      </Column>
    </Box>
  );
}
