import { Badge, Box, Flex, Link, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { inquiriesOfSender } from "#supabase/data/related-inquiries.ts";
import type { SenderInquiry } from "#supabase/data/related-inquiries.ts";
import { searchFor } from "#site/admin/navigation/dashboard-tabs.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { shortTime } from "#site/format/time.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { LINK_LINE } from "#site/ui/theme/touch.ts";
import { STATUS_LABELS, STATUS_PALETTES } from "./inquiry-labels.ts";

/** Links to other inquiries from the same e-mail address, to avoid contradictory replies. */
export function RelatedInquiries({ inquiry }: { readonly inquiry: Inquiry }) {
  const client = useStaffClient();
  const sent = useQuery({
    queryKey: [...adminKeys.inquiries, "sender", inquiry.id, inquiry.email.toLowerCase()],
    queryFn: ({ signal }) => inquiriesOfSender(client, inquiry.id, signal),
    staleTime: 0,
  });
  const others = (sent.data ?? []).filter(({ id }) => id !== inquiry.id);
  if (others.length === 0) return null;
  const heading = `${String(others.length + 1)} inquiries from this address`;
  return (
    <Box as="section" aria-label={heading} borderWidth="1px" borderRadius="sm" padding="3">
      <Text textStyle="ui" fontWeight="600" marginBottom="1">
        {heading}
      </Text>
      <Stack as="ul" listStyleType="none" gap="1" maxHeight="12rem" overflowY="auto">
        {others.map((other) => (
          <OtherInquiry key={other.id} other={other} />
        ))}
      </Stack>
    </Box>
  );
}

function OtherInquiry({ other }: { readonly other: SenderInquiry }) {
  const [query] = useSearchParams();
  return (
    <Flex as="li" gap="3" align="center" css={LINK_LINE.line}>
      <Link asChild textStyle="ui" variant="underline" flex="1" minWidth="0" css={LINK_LINE.link}>
        <RouterLink to={searchFor({ tab: "contacts", id: other.id }, query.toString())}>
          <Text as="span" lineClamp="1" overflowWrap="anywhere" unicodeBidi="plaintext">
            {other.subject.trim() === "" ? other.message : other.subject}
          </Text>
        </RouterLink>
      </Link>
      <Text textStyle="caption" color="fg.muted" whiteSpace="nowrap">
        {shortTime(new Date(other.created_at))}
      </Text>
      <Badge colorPalette={STATUS_PALETTES[other.status]}>{STATUS_LABELS[other.status]}</Badge>
    </Flex>
  );
}
