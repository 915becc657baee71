import { Button, HStack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { FoundPersonalData, PersonalDataCounts } from "#supabase/data/personal-data.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { BEYOND_REACH } from "./erased-notice.tsx";
import { erasureInWords } from "./personal-data-model.ts";
import { eraseProblem, useErasePersonalData, useExportPersonalData } from "./use-personal-data.ts";

interface DataActionsProps {
  readonly found: FoundPersonalData;
  readonly onErased: (counts: PersonalDataCounts) => void;
}

/** Exports what was found; erases it after a confirmation, unless the address is in use. */
export function DataActions({ found, onErased }: DataActionsProps) {
  const { address, obstacle } = found;
  const save = useExportPersonalData();
  const erase = useErasePersonalData();
  const [isConfirming, setIsConfirming] = useState(false);
  const problem = problemOf(save.error, erase.error);
  return (
    <>
      <HStack gap="3" flexWrap="wrap">
        <Button
          size="sm"
          variant="outline"
          {...busyButton(save.isPending || erase.isPending, () => {
            save.mutate(address);
          })}
        >
          {save.isPending ? "Exporting…" : "Export"}
        </Button>
        {obstacle === null && (
          <Button
            size="sm"
            variant="outline"
            {...busyButton(save.isPending || erase.isPending, () => {
              setIsConfirming(true);
            })}
          >
            {erase.isPending ? "Erasing…" : "Erase…"}
          </Button>
        )}
      </HStack>
      {problem !== null && (
        <Text role="alert" textStyle="ui" color="fg.error">
          {problem}
        </Text>
      )}
      <EraseQuestion
        open={isConfirming}
        found={found}
        onConfirm={() => {
          setIsConfirming(false);
          save.reset();
          erase.mutate(address, {
            onSuccess: ({ counts }) => {
              onErased(counts);
            },
          });
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      />
    </>
  );
}

function problemOf(exporting: Error | null, erasing: Error | null): string | null {
  if (erasing !== null) return eraseProblem(erasing);
  if (exporting === null) return null;
  return `Nothing was exported. ${messageOf(exporting) || "Please try again."}`;
}

interface EraseQuestionProps {
  readonly open: boolean;
  readonly found: FoundPersonalData;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function EraseQuestion({ open, found, onConfirm, onCancel }: EraseQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Erase this person’s data?"
      confirmLabel="Erase for good"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text fontWeight="600" overflowWrap="anywhere">
        {found.address}
      </Text>
      <Text marginTop="2">
        {erasureInWords(found.counts, "future")} This cannot be undone: export the data first if you
        need it. {BEYOND_REACH}
      </Text>
    </ConfirmDialog>
  );
}
