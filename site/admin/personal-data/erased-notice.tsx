import { Alert } from "@chakra-ui/react";
import type { PersonalDataCounts } from "#supabase/data/personal-data.ts";
import { erasureInWords } from "./personal-data-model.ts";

interface ErasedNoticeProps {
  readonly address: string;
  readonly counts: PersonalDataCounts;
}

/** Outcome of an erasure, and where the data may still be. */
export function ErasedNotice({ address, counts }: ErasedNoticeProps) {
  return (
    <Alert.Root status="success" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title overflowWrap="anywhere">Nothing here names {address} any more</Alert.Title>
        <Alert.Description>
          {erasureInWords(counts, "past")} {BEYOND_REACH}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Copies that the server does not hold. */
export const BEYOND_REACH =
  "Backups that you saved, mails in mailboxes, and public pages until they are built again may still name it.";
