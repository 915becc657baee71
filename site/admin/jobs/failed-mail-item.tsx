import { Box, Button, Flex, Loader, Text } from "@chakra-ui/react";
import type { FailedMail } from "#supabase/data/unsent-mails.ts";
import { ROW_FOCUS_TARGET } from "#site/admin/data-table/roving-focus.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { attemptsText, mailTitle } from "./mail-text.ts";
import { RetryError } from "./retry-error.tsx";
import { useRetryMails } from "./use-jobs.ts";

export function FailedMailItem({ mail }: { readonly mail: FailedMail }) {
  const retry = useRetryMails();
  const title = mailTitle(mail);
  return (
    <Box as="li" borderBottomWidth="1px" _last={{ borderBottomWidth: "0" }} paddingBlock="3">
      <Flex gap="3" rowGap="2" align="center" wrap="wrap">
        <Box flex="1" minWidth="12rem">
          <Text textStyle="ui" fontWeight="500" overflowWrap="anywhere">
            {title}
          </Text>
          <Text textStyle="caption" color={mail.failed_at === null ? "fg.muted" : "fg.error"}>
            {attemptsText(mail)}
          </Text>
          <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            {mail.last_error}
          </Text>
        </Box>
        <Button
          size="sm"
          variant="outline"
          aria-label={`Try again: ${title}`}
          {...ROW_FOCUS_TARGET}
          {...busyButton(retry.isPending, () => {
            retry.mutate(mail.id);
          })}
        >
          <Loader visible={retry.isPending}>Try again</Loader>
        </Button>
      </Flex>
      <RetryError error={retry.error} />
    </Box>
  );
}
