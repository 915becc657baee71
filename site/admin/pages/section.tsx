import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { ReactNode } from "react";

interface SectionProps {
  readonly title: string;
  /** Explains the section's purpose where the member has to decide something. */
  readonly about?: string;
  /** Element id of the heading, for `SectionLinks`. */
  readonly headingId?: string;
  readonly children: ReactNode;
}

/** A titled section within a page. */
export function Section({ title, about, headingId, children }: SectionProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" paddingTop="5" paddingBottom="2">
      <Heading
        as="h3"
        id={id}
        tabIndex={headingId === undefined ? undefined : -1}
        textStyle="uiTitle"
        marginBottom="1"
      >
        {title}
      </Heading>
      {about !== undefined && (
        <Text textStyle="ui" color="fg.muted" maxWidth="measure" marginBottom="4">
          {about}
        </Text>
      )}
      <Stack gap="4" marginTop={about === undefined ? "3" : "0"}>
        {children}
      </Stack>
    </Box>
  );
}
