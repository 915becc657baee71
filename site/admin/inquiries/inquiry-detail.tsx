import { Box, DataList, Grid, GridItem, Heading, Link, Stack, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { useDeliversMail } from "#site/admin/context/use-delivers-mail.ts";
import { MetaLine } from "#site/admin/data-table/meta-line.tsx";
import { isWide } from "./inbox-layout.ts";
import { InquiryActions } from "./inquiry-actions.tsx";
import { labelledAnswers, spamReason } from "./inquiry-labels.ts";
import { InquiryAssigneeSelect } from "./inquiry-assignee-select.tsx";
import { InquiryAttachments } from "./inquiry-attachments.tsx";
import { InquiryNotes } from "./inquiry-notes.tsx";
import { InquiryReminder } from "./inquiry-reminder.tsx";
import { InquiryReplies } from "./inquiry-replies.tsx";
import { InquiryStatusSelect } from "./inquiry-status-select.tsx";
import { fullTime } from "#site/format/time.ts";
import { PrivateRows } from "#site/admin/session/private-rows.tsx";
import { useIsSignedOut } from "#site/admin/session/session-store.ts";
import { ReplyDueNote } from "./reply-due-note.tsx";
import { RelatedInquiries } from "./related-inquiries.tsx";
import { TALL_LINK } from "#site/ui/theme/touch.ts";

/** One inquiry: its fields and files, status, related inquiries, actions, replies and notes. Only the forms
 * outlive the session. */
export function InquiryDetail({ inquiry }: { readonly inquiry: Inquiry }) {
  const deliversMail = useDeliversMail();
  const isSignedOut = useIsSignedOut();
  return (
    <Stack as="article" aria-label={isSignedOut ? undefined : `Inquiry of ${inquiry.name}`} gap="6">
      <PrivateRows>
        <InquiryFields inquiry={inquiry} />
      </PrivateRows>
      {deliversMail && <InquiryReplies key={`replies ${inquiry.id}`} inquiry={inquiry} />}
      <PrivateRows>
        <InquiryActions inquiry={inquiry} />
      </PrivateRows>
      <InquiryNotes inquiry={inquiry} />
    </Stack>
  );
}

function InquiryFields({ inquiry }: { readonly inquiry: Inquiry }) {
  return (
    <>
      <Sender inquiry={inquiry} />
      <Grid gap="4" templateColumns={{ base: "1fr 1fr", xl: "1fr 1fr 1fr" }} maxWidth="measure">
        <InquiryStatusSelect inquiry={inquiry} />
        <InquiryAssigneeSelect inquiry={inquiry} />
        <GridItem colSpan={{ base: 2, xl: 1 }}>
          <InquiryReminder inquiry={inquiry} />
        </GridItem>
      </Grid>
      <Box>
        {inquiry.subject.trim() !== "" && (
          <Text
            textStyle="ui"
            fontWeight="600"
            marginBottom="2"
            overflowWrap="anywhere"
            unicodeBidi="plaintext"
          >
            {inquiry.subject}
          </Text>
        )}
        <Text
          textStyle="ui"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          unicodeBidi="plaintext"
          maxWidth="measure"
        >
          {inquiry.message}
        </Text>
      </Box>
      <InquiryAttachments inquiry={inquiry} />
      <Answers inquiry={inquiry} />
      <RelatedInquiries inquiry={inquiry} />
    </>
  );
}

function Sender({ inquiry }: { readonly inquiry: Inquiry }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On small screens the inquiry replaces the list, and with it the focused link.
    if (!isWide()) heading.current?.focus();
  }, []);
  const reason = spamReason(inquiry.spam_signal);
  return (
    <Stack gap="1">
      <Heading
        ref={heading}
        tabIndex={-1}
        as="h2"
        textStyle="subheading"
        overflowWrap="anywhere"
        unicodeBidi="plaintext"
        outline="none"
      >
        {inquiry.name}
      </Heading>
      <Box textStyle="ui">
        <MetaLine
          parts={[
            inquiry.email,
            inquiry.phone.trim() === "" ? null : <PhoneLink number={inquiry.phone} />,
          ]}
        />
      </Box>
      <Box textStyle="caption" color="fg.muted">
        <MetaLine
          parts={[
            <>
              Received{" "}
              <time dateTime={inquiry.created_at}>{fullTime(new Date(inquiry.created_at))}</time>
            </>,
            inquiry.reply_due_at === null ? null : <ReplyDueNote dueAt={inquiry.reply_due_at} />,
          ]}
        />
      </Box>
      <SentFrom path={inquiry.source_path} />
      {reason !== "" && (
        <Text textStyle="caption" color="fg.muted">
          Taken for spam: {reason}
        </Text>
      )}
    </Stack>
  );
}

function PhoneLink({ number }: { readonly number: string }) {
  return (
    <Link href={`tel:${number.replace(/[^\d+]/g, "")}`} variant="underline" css={TALL_LINK}>
      {number}
    </Link>
  );
}

/** The page of the site from which the form was opened; nothing if unknown. */
function SentFrom({ path }: { readonly path: string }) {
  const { publicSite } = useAdminEnvironment();
  if (path === "") return null;
  return (
    <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
      Sent from{" "}
      <Link
        href={new URL(path, publicSite).href}
        target="_blank"
        rel="noopener noreferrer"
        variant="underline"
      >
        {path}
      </Link>
    </Text>
  );
}

function Answers({ inquiry }: { readonly inquiry: Inquiry }) {
  const answers = labelledAnswers(inquiry);
  if (answers.length === 0) return null;
  return (
    <DataList.Root orientation="horizontal" size="md" gap="1">
      {answers.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue overflowWrap="anywhere">{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
