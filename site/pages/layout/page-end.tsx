import { Box, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Columns } from "./columns.tsx";
import { Section } from "./section.tsx";
import { TextLink } from "./text-link.tsx";

interface EndLink {
  readonly label: ReactNode;
  readonly to: string;
}

interface PageEndProps {
  /** The heading as text. */
  readonly label: string;
  readonly heading: ReactNode;
  readonly text: ReactNode;
  readonly primary: EndLink;
  readonly secondary: EndLink;
  /** Colour of the band. */
  readonly bg: string;
  /** The page's own half of the band. */
  readonly children: ReactNode;
}

/** The end of a page about the studio: an invitation across a coloured band, and below it the answer beside `children`. */
export function PageEnd({ label, heading, text, primary, secondary, bg, children }: PageEndProps) {
  return (
    <Section label={label} bg={bg} screenOnly>
      <Text as="h2" textStyle="display" maxWidth="12em">
        {heading}
      </Text>
      <Columns
        rowGap="10"
        marginBlockStart={{ base: "10", lg: "16" }}
        borderTopWidth="1px"
        borderColor="sand.600"
        paddingBlockStart="6"
      >
        <Box gridColumn={{ lg: "1 / span 6" }}>
          <Text textStyle="lead" maxWidth="30rem">
            {text}
          </Text>
          <Stack align="start" gap="5" marginBlockStart="8">
            <ButtonLink to={primary.to} size="xl">
              {primary.label}
            </ButtonLink>
            <TextLink to={secondary.to}>{secondary.label}</TextLink>
          </Stack>
        </Box>
        <Box gridColumn={{ lg: "7 / -1" }}>{children}</Box>
      </Columns>
    </Section>
  );
}
