import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Column } from "#site/ui/column.tsx";
import { HeadingRow } from "./section-heading.tsx";

interface IntroTextProps {
  readonly headline: ReactNode;
  readonly lead: ReactNode;
}

interface WideIntroTextProps extends IntroTextProps {
  readonly isWide?: boolean;
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
        <HeadingRow aside={8}>
          <IntroText headline={headline} lead={lead} />
          {children}
        </HeadingRow>
      </Column>
    </Box>
  );
}

/** The headline with the lead below it; `isWide` where they have the whole column, so that less height is used. */
export function IntroText({ headline, lead, isWide = false }: WideIntroTextProps) {
  return (
    <div>
      <Text as="h1" textStyle="display" maxWidth={isWide ? "none" : "8.7em"}>
        {headline}
      </Text>
      <Text
        textStyle="lead"
        color="fg.muted"
        marginBlockStart={{ base: "6", lg: isWide ? "5" : "8" }}
        maxWidth={isWide ? "48rem" : "34rem"}
      >
        {lead}
      </Text>
    </div>
  );
}
