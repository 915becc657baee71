import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Column } from "#site/ui/column.tsx";
import { HeadingRow } from "./section-heading.tsx";

interface IntroTextProps {
  readonly headline: ReactNode;
  readonly lead: ReactNode;
}

interface PageIntroProps extends IntroTextProps {
  /** Content beside both on large screens, below them on others. */
  readonly children?: ReactNode;
}

/** Headline and lead of a page. */
export function PageIntro({ headline, lead, children }: PageIntroProps) {
  return (
    <Box paddingBlockStart={{ base: "12", md: "16", lg: "20" }} overflowX="clip">
      <Column>
        <HeadingRow>
          <IntroText headline={headline} lead={lead} />
          {children}
        </HeadingRow>
      </Column>
    </Box>
  );
}

/** The headline with the lead below it. */
export function IntroText({ headline, lead }: IntroTextProps) {
  return (
    <div>
      <Text as="h1" textStyle="display" maxWidth="8.7em">
        {headline}
      </Text>
      <Text
        textStyle="lead"
        color="fg.muted"
        marginBlockStart={{ base: "6", lg: "8" }}
        maxWidth="34rem"
      >
        {lead}
      </Text>
    </div>
  );
}
