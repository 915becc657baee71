import { Button, Menu } from "@chakra-ui/react";
import { BookmarkPlus, ChevronDown, RotateCw, Settings2 } from "lucide-react";
import type { RefObject } from "react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { templateFrom, useReplyTemplates } from "#site/admin/reply-templates/index.ts";
import type { SubjectAndBody } from "#site/admin/reply-templates/index.ts";
import { hasOwnWords } from "./reply-text.ts";
import { useInsertTemplate } from "./use-insert-template.ts";
import type { useReplyForm } from "./use-reply-form.ts";

interface TemplateMenuProps {
  readonly inquiry: Inquiry;
  readonly form: ReturnType<typeof useReplyForm>;
  readonly message: RefObject<HTMLTextAreaElement | null>;
  /** Called with the text of the reply for a new template. */
  readonly onSaveAsTemplate: (text: SubjectAndBody) => void;
}

/** Templates to insert into the reply, and actions to save the reply as one and to manage them. */
export function TemplateMenu({ inquiry, form, message, onSaveAsTemplate }: TemplateMenuProps) {
  const { insert, focusText } = useInsertTemplate(inquiry, form, message);
  const templates = useReplyTemplates();
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: "top-start" }}
      onExitComplete={() => {
        // The closed menu gives focus to its button; after a template was inserted it belongs to the text.
        requestAnimationFrame(focusText);
      }}
      onSelect={({ value }) => {
        const template = templates.data?.find(({ id }) => id === value);
        if (template !== undefined) insert(template);
      }}
    >
      <Menu.Trigger asChild>
        <Button type="button" size="sm" variant="ghost" disabled={form.isSending}>
          Templates <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      {/* Not in a portal, to stay within the landmark of the inquiry. */}
      <Menu.Positioner>
        <Menu.Content width="18rem" maxHeight="24rem" overflowY="auto">
          <TemplateItems templates={templates} />
          <Menu.Separator />
          <TemplateActions inquiry={inquiry} form={form} onSaveAsTemplate={onSaveAsTemplate} />
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

function TemplateItems({
  templates,
}: {
  readonly templates: ReturnType<typeof useReplyTemplates>;
}) {
  if (templates.isLoadingError) {
    return (
      <Menu.Item value="reload" closeOnSelect={false} onSelect={() => void templates.refetch()}>
        <RotateCw size="1em" aria-hidden /> The templates could not be loaded. Try again
      </Menu.Item>
    );
  }
  if (templates.data === undefined || templates.data.length === 0) {
    return (
      <Menu.Item value="none" disabled>
        {templates.data === undefined ? "Loading the templates…" : "No templates yet"}
      </Menu.Item>
    );
  }
  return templates.data.map(({ id, name }) => (
    <Menu.Item key={id} value={id} overflowWrap="anywhere" unicodeBidi="plaintext">
      {name}
    </Menu.Item>
  ));
}

function TemplateActions({ inquiry, form, onSaveAsTemplate }: Omit<TemplateMenuProps, "message">) {
  const { openPage } = useAdminNavigation();
  const { text, frame } = form;
  return (
    <>
      <Menu.Item
        value="save"
        disabled={!hasOwnWords(text.body, frame)}
        onSelect={() => {
          const subject = text.subject === frame.subject ? "" : text.subject;
          const reply = { subject, body: text.body };
          onSaveAsTemplate(templateFrom(reply, inquiry, frame.signature));
        }}
      >
        <BookmarkPlus size="1em" aria-hidden /> Save as template…
      </Menu.Item>
      <Menu.Item
        value="manage"
        onSelect={() => {
          openPage("reply-templates");
        }}
      >
        <Settings2 size="1em" aria-hidden /> Manage templates…
      </Menu.Item>
    </>
  );
}
