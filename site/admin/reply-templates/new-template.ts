import { create } from "zustand";
import type { ReplyTemplateText } from "#supabase/data/reply-templates.ts";

type Text = Readonly<Pick<ReplyTemplateText, "subject" | "body">>;

interface NewTemplate {
  /** Text with which the form for a new template begins when the dialog opens; null for none. */
  readonly text: Text | null;
  readonly begin: (text: Text) => void;
  readonly clear: () => void;
}

/** A reply that becomes a template: passed from the reply form to the dialog. */
export const useNewTemplate = create<NewTemplate>()((set) => ({
  text: null,
  begin: (text) => {
    set({ text });
  },
  clear: () => {
    set({ text: null });
  },
}));
