import { Alert, Button } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { messageOf } from "#supabase/data/errors.ts";
import { getProject, restoreProject } from "#supabase/data/projects.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { useRefreshTrash } from "#site/admin/trash/index.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

interface TrashedNoticeProps {
  readonly id: string;
  readonly onRestored: (row: ProjectRow) => void;
}

/**
 * Warns that the open project is in the trash, with a restore button; saving does not restore it.
 */
export function TrashedNotice({ id, onRestored }: TrashedNoticeProps) {
  const client = useStaffClient();
  const refresh = useRefreshTrash();
  const restore = useMutation({
    mutationFn: async () => {
      await restoreProject(client, id);
      return getProject(client, id);
    },
    onSuccess: (row) => {
      onRestored(row);
      void refresh();
    },
  });
  return (
    <Alert.Root status="warning" role="status" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1" minWidth="14rem">
        <Alert.Title>This project is in the trash</Alert.Title>
        <Alert.Description>
          {restore.isError
            ? `It could not be restored. ${messageOf(restore.error)}`
            : "Visitors do not see it, whatever its status says."}
        </Alert.Description>
      </Alert.Content>
      <Button
        type="button"
        size="sm"
        variant="outline"
        disabled={restore.isPending}
        onClick={() => {
          restore.mutate();
        }}
      >
        Restore
      </Button>
    </Alert.Root>
  );
}
