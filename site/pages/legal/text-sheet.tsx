import { Box, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface TextSheetProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** 600 px of text to scroll through, by keyboard too; printed in full. */
export function TextSheet({ label, children }: TextSheetProps) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      height="600px"
      overflowY="auto"
      bg="bg.panel"
      borderWidth="1px"
      paddingBlock={{ base: "6", md: "10" }}
      paddingInline={{ base: "5", md: "10", xl: "14" }}
      css={{
        scrollbarWidth: "thin",
        scrollbarColor: "{colors.sand.400} transparent",
        "@media print": { height: "auto", overflow: "visible", border: "0", padding: "0" },
      }}
    >
      <Stack gap="10" maxWidth="measure">
        {children}
      </Stack>
    </Box>
  );
}
