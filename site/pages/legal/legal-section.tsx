import { Box, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

const SHADES = [
  "linear-gradient({colors.bg.panel} 40%, transparent)",
  "linear-gradient(transparent, {colors.bg.panel} 60%)",
  "linear-gradient(rgba(31, 27, 22, 0.1), transparent)",
  "linear-gradient(transparent, rgba(31, 27, 22, 0.1))",
].join(", ");

interface TextSheetProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A scrollable region of 600 px, also by keyboard; printed in full. */
export function LegalText({ label, children }: TextSheetProps) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      height="600px"
      overflowY="auto"
      backgroundColor="bg.panel"
      borderWidth="1px"
      paddingBlock={{ base: "6", md: "10" }}
      paddingInline={{ base: "5", md: "10", xl: "14" }}
      css={{
        scrollbarWidth: "thin",
        scrollbarColor: "{colors.sand.400} transparent",
        // Shadows at the edges with more text beyond: covers scroll with the text and hide them at the
        // ends.
        backgroundImage: SHADES,
        backgroundRepeat: "no-repeat",
        backgroundSize: "100% 3rem, 100% 3rem, 100% 1.25rem, 100% 1.25rem",
        backgroundPosition: "top, bottom, top, bottom",
        backgroundAttachment: "local, local, scroll, scroll",
        "@media print": {
          height: "auto",
          overflow: "visible",
          border: "0",
          padding: "0",
          backgroundImage: "none",
        },
      }}
    >
      <Stack gap="10" maxWidth="measure">
        {children}
      </Stack>
    </Box>
  );
}
