import { Box, Heading, Skeleton, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useId } from "react";

interface PanelProps {
  readonly title: string;
  readonly pending: boolean;
  readonly children: ReactNode;
}

/** A titled section of the overview, with a skeleton while `pending`. */
export function Panel({ title, pending, children }: PanelProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      padding="5"
      minWidth="0"
    >
      <Heading as="h3" id={id} textStyle="uiTitle" fontSize="sm" marginBottom="3">
        {title}
      </Heading>
      {pending ? (
        <Stack gap="3">
          <Skeleton height="5" maxWidth="16rem" />
          <Skeleton height="5" maxWidth="12rem" />
        </Stack>
      ) : (
        children
      )}
    </Box>
  );
}
