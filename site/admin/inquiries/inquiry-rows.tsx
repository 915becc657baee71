import { Badge, Box, Flex, HStack, Link, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { Paperclip } from "lucide-react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { attachmentsOf } from "#supabase/data/attachments.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { PageCheckbox, RowCheckbox } from "#site/admin/data-table/row-checkbox.tsx";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import { ROW_FOCUS_TARGET, roveFocus } from "#site/admin/data-table/roving-focus.ts";
import { searchFor } from "#site/admin/navigation/dashboard-tabs.ts";
import { shortTime } from "#site/format/time.ts";
import { STATUS_LABELS, STATUS_PALETTES } from "./inquiry-labels.ts";
import { AssigneeInitials } from "./assignee-initials.tsx";
import { ReminderDue } from "./reminder-due.tsx";
import { ReplyDueNote } from "./reply-due-note.tsx";

interface InquiryRowsProps {
  readonly rows: readonly Inquiry[];
  readonly openId: string | null;
  readonly selection: RowSelection<Inquiry>;
}

/** The rows of one page of the inbox; each links to its inquiry and preserves the list's state. */
export function InquiryRows({ rows, openId, selection }: InquiryRowsProps) {
  const [query] = useSearchParams();
  const list = query.toString();
  return (
    <Box>
      <HStack gap="3" paddingInline="3" paddingBottom="2">
        <PageCheckbox selection={selection} noun="inquiries" />
        <Text textStyle="caption" color="fg.muted" aria-hidden>
          Select all
        </Text>
      </HStack>
      <Stack
        as="ul"
        listStyleType="none"
        gap="0"
        aria-label="Inquiries"
        borderTopWidth="1px"
        onKeyDown={roveFocus}
      >
        {rows.map((row) => (
          <InquiryRow
            key={row.id}
            row={row}
            href={searchFor({ tab: "contacts", id: row.id }, list)}
            open={row.id === openId}
            selection={selection}
          />
        ))}
      </Stack>
    </Box>
  );
}

interface InquiryRowProps {
  readonly row: Inquiry;
  readonly href: string;
  readonly open: boolean;
  readonly selection: RowSelection<Inquiry>;
}

function InquiryRow({ row, href, open, selection }: InquiryRowProps) {
  const unread = row.read_at === null;
  return (
    <Flex
      as="li"
      borderBottomWidth="1px"
      bg={open ? "bg.muted" : undefined}
      _hover={open ? {} : { bg: "bg.subtle" }}
    >
      <Box paddingInlineStart="3" paddingTop="3.5">
        <RowCheckbox selection={selection} id={row.id} title={`inquiry of ${row.name}`} />
      </Box>
      <Link
        asChild
        display="block"
        flex="1"
        minWidth="0"
        paddingBlock="3"
        paddingInline="3"
        borderRadius="0"
        color="fg"
        _hover={{ textDecoration: "none" }}
      >
        <RouterLink to={href} aria-current={open ? "true" : undefined} {...ROW_FOCUS_TARGET}>
          <Flex gap="3" align="baseline">
            <UnreadMark unread={unread} />
            <Text
              textStyle="ui"
              flex="1"
              minWidth="0"
              unicodeBidi="plaintext"
              fontWeight={unread ? "600" : "400"}
              lineClamp="1"
              overflowWrap="anywhere"
            >
              {row.name}
            </Text>
            <Text textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
              {shortTime(new Date(row.created_at))}
            </Text>
          </Flex>
          <Flex
            columnGap="3"
            align="center"
            paddingInlineStart="5"
            wrap={{ base: "wrap", sm: "nowrap" }}
          >
            <Text
              textStyle="caption"
              color="fg.muted"
              flex={{ base: "1 0 100%", sm: "1" }}
              minWidth="0"
              lineClamp="1"
              overflowWrap="anywhere"
            >
              {row.subject.trim() === "" ? row.message : row.subject}
            </Text>
            <AttachmentsMark inquiry={row} />
            <ReminderDue inquiry={row} />
            <ReplyDueNote dueAt={row.reply_due_at} />
            <AssigneeInitials id={row.assignee_id} />
            <Badge colorPalette={STATUS_PALETTES[row.status]}>{STATUS_LABELS[row.status]}</Badge>
          </Flex>
        </RouterLink>
      </Link>
    </Flex>
  );
}

/** A paperclip on an inquiry with files. */
function AttachmentsMark({ inquiry }: { readonly inquiry: Inquiry }) {
  const { length } = attachmentsOf(inquiry);
  if (length === 0) return null;
  return (
    <Box color="fg.muted" flex="none">
      <Paperclip size="14" aria-hidden />
      <VisuallyHidden>{length === 1 ? "1 file" : `${String(length)} files`}</VisuallyHidden>
    </Box>
  );
}

function UnreadMark({ unread }: { readonly unread: boolean }) {
  return (
    <Box width="2" flex="none">
      {unread && (
        <>
          <Box width="2" height="2" borderRadius="full" bg="clay.solid" aria-hidden />
          <VisuallyHidden>Unread:</VisuallyHidden>
        </>
      )}
    </Box>
  );
}
