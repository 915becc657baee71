import { Alert, Button, Fieldset, HStack, Stack, Text } from "@chakra-ui/react";
import { Reply } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { replySchema } from "#site/schemas/reply.ts";
import { fieldLabel } from "#site/schemas/form.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { InquiryReply } from "#supabase/data/inquiry-replies.ts";
import { NewTemplateDialog } from "#site/admin/reply-templates/index.ts";
import type { SubjectAndBody } from "#site/admin/reply-templates/index.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { LocalDraftNotices } from "#site/admin/form-safety/local-draft-notices.tsx";
import { LocalDraftStatusLine } from "#site/admin/form-safety/local-draft-status.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { PrivateRows } from "#site/admin/session/private-rows.tsx";
import { useIsSignedOut } from "#site/admin/session/session-store.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import { TextareaField, TextField } from "#site/ui/fields.tsx";
import { ReplyByMail } from "./reply-by-mail.tsx";
import { ReplyFilesField } from "./reply-files-field.tsx";
import { writingPosition } from "./reply-text.ts";
import { TemplateMenu } from "./template-menu.tsx";
import { useInquiryKeys } from "./use-inquiry-keys.ts";
import { useFormDrop } from "./use-form-drop.ts";
import { useReplyForm } from "./use-reply-form.ts";

interface ReplyFormProps {
  readonly inquiry: Inquiry;
  /** Stored replies, oldest first. */
  readonly replies: readonly InquiryReply[];
}

/** Buttons for a reply: the form, which is mailed from the studio's address, or the member's own mail program. */
export function ReplyForm({ inquiry, replies }: ReplyFormProps) {
  const form = useReplyForm(inquiry, replies);
  const opener = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  useInquiryKeys((action) => {
    if (action !== "reply") return;
    if (form.isOpen) message.current?.focus();
    else form.open();
  });
  useFocusAfterClose(form.isOpen, opener);
  const { draft } = form;
  return (
    <Stack gap="3">
      <LocalDraftNotices
        offered={draft.offered}
        inOtherTab={draft.inOtherTab}
        rowSavedAt={null}
        onRestore={form.restore}
        onDiscard={draft.discard}
      />
      {form.isOpen ? (
        <OpenForm inquiry={inquiry} form={form} message={message} />
      ) : (
        <HStack gap="3" flexWrap="wrap">
          <Button ref={opener} size="sm" onClick={form.open}>
            <Reply aria-hidden /> Write a reply
          </Button>
          <PrivateRows>
            <ReplyByMail inquiry={inquiry} />
          </PrivateRows>
        </HStack>
      )}
    </Stack>
  );
}

interface OpenFormProps {
  readonly inquiry: Inquiry;
  readonly form: ReturnType<typeof useReplyForm>;
  readonly message: RefObject<HTMLTextAreaElement | null>;
}

/** After sending and after a cancellation the focus is on the opener, which scrolls the reply above it into view. */
function useFocusAfterClose(isOpen: boolean, opener: RefObject<HTMLButtonElement | null>) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // In the next frame, after a closing dialog has returned the focus.
    if (wasOpen.current && !isOpen) requestAnimationFrame(() => opener.current?.focus());
    wasOpen.current = isOpen;
  }, [isOpen, opener]);
}

/** Puts the caret below the greeting when the form opens, and again when the signature arrives. */
function useWritingPosition(
  message: RefObject<HTMLTextAreaElement | null>,
  { frame, text }: OpenFormProps["form"],
) {
  const textRef = useLatest(text);
  useEffect(() => {
    const field = message.current;
    // Safari focuses a field whose selection is set.
    if (field === null || document.activeElement !== field) return;
    const position = writingPosition(textRef.current.body, frame);
    field.setSelectionRange(position, position);
  }, [frame, message, textRef]);
}

function OpenForm({ inquiry, form, message }: OpenFormProps) {
  const { text, problems, isSending, draft } = form;
  const { isLoopback: onThisMachine } = useStaffClient();
  const isSignedOut = useIsSignedOut();
  useWritingPosition(message, form);
  const drop = useFormDrop((files) => {
    if (!isSending) void form.files.add(files);
  });
  const [newTemplate, setNewTemplate] = useState<SubjectAndBody | null>(null);
  return (
    <>
      <Stack
        as="form"
        gap="3"
        aria-label={isSignedOut ? undefined : `Reply to ${inquiry.name}`}
        {...drop.handlers}
        {...(drop.isOver && { outline: "2px dashed", outlineColor: "colorPalette.solid" })}
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        <PrivateRows>
          <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            To {inquiry.email}, from the studio’s address.
            {onThisMachine &&
              " This is a trial on your computer: unless a mail server is set up, mails are written to the data folder and not sent."}
          </Text>
        </PrivateRows>
        <Fieldset.Root disabled={isSending}>
          <Fieldset.Content marginTop="0" gap="3">
            <TextField
              label={fieldLabel(replySchema, "subject")}
              value={text.subject}
              error={problems.subject}
              onChange={(event) => {
                form.change({ subject: event.target.value });
              }}
            />
            <TextareaField
              label={fieldLabel(replySchema, "body")}
              ref={message}
              rows={10}
              autoFocus
              value={text.body}
              error={problems.body}
              onChange={(event) => {
                form.change({ body: event.target.value });
              }}
            />
            <ReplyFilesField form={form} />
          </Fieldset.Content>
        </Fieldset.Root>
        {isSending && form.files.files.length > 0 && (
          <UploadProgress name="the attached files" percent={Math.round(form.progress * 100)} />
        )}
        {problems.form !== undefined && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Description>{problems.form}</Alert.Description>
          </Alert.Root>
        )}
        <HStack gap="3" flexWrap="wrap">
          <Button type="submit" size="sm" disabled={isSending}>
            {isSending ? "Sending..." : "Send reply"}
          </Button>
          <CancelReply form={form} />
          <TemplateMenu
            inquiry={inquiry}
            form={form}
            message={message}
            onSaveAsTemplate={setNewTemplate}
          />
          <LocalDraftStatusLine status={draft.status} savedAt={null} />
        </HStack>
      </Stack>
      {/* Beside the form, because its submit event would bubble to the form through React's tree. */}
      {newTemplate !== null && (
        <NewTemplateDialog
          text={newTemplate}
          finalFocusEl={() => message.current}
          onClose={() => {
            setNewTemplate(null);
          }}
        />
      )}
    </>
  );
}

/** Closes the form; asks first when something was written. */
function CancelReply({ form }: Pick<OpenFormProps, "form">) {
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => {
    setIsConfirming(false);
    form.close();
  };
  return (
    <>
      <Button
        type="button"
        size="sm"
        variant="outline"
        disabled={form.isSending}
        onClick={() => {
          if (form.dirty) setIsConfirming(true);
          else close();
        }}
      >
        Cancel
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Discard this reply?"
        confirmLabel="Discard"
        onConfirm={close}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text>What you wrote is not sent and cannot be brought back.</Text>
      </ConfirmDialog>
    </>
  );
}
