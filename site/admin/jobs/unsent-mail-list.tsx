import { Box, Button, Loader, Stack, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import type { UnsentMails } from "#supabase/data/unsent-mails.ts";
import { useMailDelivery } from "#site/admin/context/use-delivers-mail.ts";
import { LIST_HEADING, useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { FailedMailItem } from "./failed-mail-item.tsx";
import { mailCountsText } from "./mail-text.ts";
import { RetryError } from "./retry-error.tsx";
import { useRetryMails, useUnsentMails } from "./use-jobs.ts";

/** Numbers of unsent mails, and those that failed with a button to send them again. */
export function UnsentMailList() {
  const container = useListFocus<HTMLDivElement>();
  const mails = useUnsentMails();
  return (
    <Box ref={container} tabIndex={-1} outline="none">
      {mails.isPending && <LoadingSkeleton height="16" label="Loading the mails" />}
      {mails.isError && (
        <ErrorState
          message={`The mails could not be loaded. ${messageOf(mails.error)}`.trim()}
          onRetry={() => void mails.refetch()}
        />
      )}
      {mails.isSuccess && <Mails {...mails.data} />}
    </Box>
  );
}

function Mails({ counts, failed }: UnsentMails) {
  const deliversMail = useMailDelivery();
  const hidden = counts.retrying + counts.given_up - failed.length;
  return (
    <Stack gap="3" align="start">
      <Text textStyle="ui" role="status" {...LIST_HEADING}>
        {mailCountsText(counts)}
      </Text>
      {deliversMail === false && (
        <Text textStyle="ui" color="fg.muted" maxWidth="measure">
          Nothing sends mails yet: the README describes how to start it, at “Deliver mails”.
        </Text>
      )}
      {failed.length > 1 && <RetryAll />}
      {failed.length > 0 && (
        <Stack
          as="ul"
          aria-label="Failed mails"
          listStyleType="none"
          gap="0"
          borderTopWidth="1px"
          width="full"
        >
          {failed.map((mail) => (
            <FailedMailItem key={mail.id} mail={mail} />
          ))}
        </Stack>
      )}
      {hidden > 0 && (
        <Text textStyle="caption" color="fg.muted">
          {hidden} more failed.
        </Text>
      )}
    </Stack>
  );
}

function RetryAll() {
  const retry = useRetryMails();
  return (
    <Box>
      <Button
        size="sm"
        variant="outline"
        {...busyButton(retry.isPending, () => {
          retry.mutate(undefined);
        })}
      >
        <Loader visible={retry.isPending}>Try all again</Loader>
      </Button>
      <RetryError error={retry.error} />
    </Box>
  );
}
