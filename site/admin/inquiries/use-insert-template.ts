import { useRef } from "react";
import type { RefObject } from "react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { ReplyTemplate } from "#supabase/data/reply-templates.ts";
import { fillTemplate } from "#site/admin/reply-templates/index.ts";
import { applyEdit } from "#site/admin/text-edit/apply-edit.ts";
import { edited } from "#site/admin/text-edit/text-edit.ts";
import { studio } from "#site/content/studio.ts";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import { insertTemplate } from "./insert-template.ts";
import { sameReply } from "./reply-text.ts";
import type { useReplyForm } from "./use-reply-form.ts";

/** Inserts templates into the reply form, each with an Undo; `focusText` returns to the end of the inserted text. */
export function useInsertTemplate(
  inquiry: Inquiry,
  form: ReturnType<typeof useReplyForm>,
  message: RefObject<HTMLTextAreaElement | null>,
) {
  const caret = useRef<number>(null);
  const latest = useLatest(form);
  const undo = (before: typeof form.text, after: typeof form.text) => {
    if (sameReply(latest.current.text, after)) {
      latest.current.change({ subject: before.subject, body: before.body });
    } else {
      toast.info({ title: "Not Undone", description: "The reply has changed since." });
    }
  };
  const insert = (template: ReplyTemplate) => {
    const area = message.current;
    if (area === null) return;
    const before = form.text;
    const filled = fillTemplate(template, inquiry, studio.name);
    const { subject, edit } = insertTemplate(before, form.frame, filled, area.selectionEnd);
    const after = { ...before, subject, body: edited(before.body, edit) };
    // An edit of the textarea can be undone by keys, too, but cannot change the subject along with it.
    if (subject === before.subject && edit.from === edit.to) applyEdit(area, edit);
    else form.change({ subject, body: after.body });
    caret.current = edit.end;
    toast.success({
      title: "Template Inserted",
      description: template.name,
      duration: UNDO_MS,
      action: {
        label: "Undo",
        onClick: () => {
          undo(before, after);
        },
      },
    });
  };
  const focusText = () => {
    if (caret.current === null) return;
    message.current?.focus();
    message.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  };
  return { insert, focusText };
}
