import { Box, Button, Stack } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { UnloadedRow } from "#site/admin/data-table/unloaded-row.tsx";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { WIDE_INBOX } from "./inbox-layout.ts";
import { InquiryDetail } from "./inquiry-detail.tsx";
import { useInquiry, useMarkRead } from "./use-inquiries.ts";

/** Fetches an inquiry and marks it as read. */
export function InquiryPane({ id }: { readonly id: string }) {
  const { openTab } = useAdminNavigation();
  const inquiry = useInquiry(id);
  const { mutate: markRead } = useMarkRead();
  const unread = inquiry.data?.read_at === null;
  useEffect(() => {
    if (unread) markRead(id);
  }, [unread, markRead, id]);

  return (
    <Stack gap="4">
      <Box css={{ [WIDE_INBOX]: { display: "none" } }}>
        <Button
          size="sm"
          variant="ghost"
          marginInlineStart="-3"
          onClick={() => {
            openTab("contacts");
          }}
        >
          <ArrowLeft aria-hidden /> Back to inbox
        </Button>
      </Box>
      {inquiry.isPending && <LoadingSkeleton height="72" label="Loading the inquiry" />}
      {inquiry.isLoadingError && (
        <UnloadedRow
          noun="inquiry"
          error={inquiry.error}
          tab="contacts"
          onRetry={() => void inquiry.refetch()}
        />
      )}
      {inquiry.data !== undefined && <InquiryDetail inquiry={inquiry.data} />}
    </Stack>
  );
}
