import { Box, Button, Stack, Theme } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { PreviewedProject } from "./previewed-project.tsx";
import { TrashedNotice } from "./trashed-notice.tsx";

interface TrashedProjectProps {
  readonly row: ProjectRow;
  readonly onRestored: (row: ProjectRow) => void;
}

/** A trashed project, read-only, with a restore button. */
export function TrashedProject({ row, onRestored }: TrashedProjectProps) {
  const { openTab } = useAdminNavigation();
  return (
    <Stack as="article" gap="6" aria-label={row.title}>
      <Box>
        <Button
          size="sm"
          variant="ghost"
          marginInlineStart="-3"
          onClick={() => {
            openTab("projects");
          }}
        >
          <ArrowLeft aria-hidden /> Back to projects
        </Button>
      </Box>
      <TrashedNotice id={row.id} onRestored={onRestored} />
      <Theme
        appearance="light"
        colorPalette="clay"
        borderWidth="1px"
        borderRadius="md"
        paddingInline={{ base: "4", md: "8" }}
        paddingBlock={{ base: "6", md: "10" }}
      >
        <PreviewedProject row={row} />
      </Theme>
    </Stack>
  );
}
