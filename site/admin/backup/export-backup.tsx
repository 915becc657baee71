import { Button, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { toast } from "#site/ui/toaster.tsx";
import { backupSummary } from "./contents.ts";
import { ProgressLine } from "./progress-line.tsx";
import { useExportBackup } from "./use-backup.ts";

/** Button that saves a backup, with progress and error message. */
export function ExportBackup() {
  const { run, progress } = useExportBackup();
  return (
    <>
      <Button
        alignSelf="flex-start"
        loading={run.isPending}
        loadingText="Saving…"
        onClick={() => {
          run.mutate(undefined, {
            onSuccess: (backup) => {
              if (backup === null) return;
              toast.success({ title: "Backup Saved", description: backupSummary(backup) });
            },
          });
        }}
      >
        Save a backup
      </Button>
      {run.isPending && <ProgressLine label="Reading pictures" progress={progress} />}
      {run.isError && (
        <Text role="alert" textStyle="ui" color="fg.error">
          The backup could not be made. {messageOf(run.error)}
        </Text>
      )}
    </>
  );
}
