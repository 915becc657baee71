import { Alert, Button, HStack, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Backup } from "#supabase/data/backup-archive.ts";
import { readArchive } from "#supabase/data/backup-reader.ts";
import { messageOf } from "#supabase/data/errors.ts";
import { shortTime } from "#site/format/time.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { backupSummary } from "./contents.ts";
import { ProgressLine } from "./progress-line.tsx";
import { useImportBackup } from "./use-backup.ts";

/** Import in steps: choose a file, validate it, show its content, confirm. */
export function ImportBackup() {
  const input = useRef<HTMLInputElement>(null);
  const validation = useMutation({
    mutationFn: async (file: File) => readArchive(new Uint8Array(await file.arrayBuffer())),
  });
  const restore = useImportBackup();
  const problem = validation.error ?? restore.run.error;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label="Backup file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          restore.run.reset();
          if (file !== undefined) validation.mutate(file);
        }}
      />
      <Button
        variant="outline"
        alignSelf="flex-start"
        loading={validation.isPending}
        loadingText="Checking…"
        disabled={restore.run.isPending}
        onClick={() => input.current?.click()}
      >
        Choose a backup…
      </Button>
      {validation.data !== undefined && !restore.run.isPending && (
        <Chosen
          backup={validation.data}
          onConfirm={(backup) => {
            restore.run.mutate(backup, {
              onSuccess: () => {
                validation.reset();
                toast.success({ title: "Backup Restored", description: backupSummary(backup) });
              },
            });
          }}
        />
      )}
      {restore.run.isPending && (
        <>
          <ProgressLine label="Bringing it back" progress={restore.progress} />
          <Button size="sm" variant="outline" alignSelf="flex-start" onClick={restore.cancel}>
            Cancel
          </Button>
        </>
      )}
      {problem !== null && (
        <Text role="alert" textStyle="ui" color="fg.error">
          {messageOf(problem) || "The backup could not be brought back. Nothing was changed."}
        </Text>
      )}
    </>
  );
}

interface ChosenProps {
  readonly backup: Backup;
  readonly onConfirm: (backup: Backup) => void;
}

function Chosen({ backup, onConfirm }: ChosenProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Alert.Root status="info" role="status" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>A whole backup of {shortTime(backup.madeAt)}</Alert.Title>
        <Alert.Description>{backupSummary(backup)}.</Alert.Description>
        <HStack marginTop="3">
          <Button
            size="sm"
            onClick={() => {
              setIsConfirming(true);
            }}
          >
            Replace everything with it
          </Button>
        </HStack>
      </Alert.Content>
      <ConfirmDialog
        open={isConfirming}
        title="Replace everything?"
        confirmLabel="Replace everything"
        onConfirm={() => {
          setIsConfirming(false);
          onConfirm(backup);
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text>
          Every post, project, inquiry, category and fact that is here now makes way for those of
          the backup. This cannot be undone, except by another backup: save one first.
        </Text>
      </ConfirmDialog>
    </Alert.Root>
  );
}
