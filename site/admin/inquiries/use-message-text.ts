import { useCallback, useState } from "react";
import { useLocalDraft } from "#site/admin/form-safety/use-local-draft.ts";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";

interface MessageTextOptions<Text> {
  /** See `localDraftScope`. */
  readonly scope: string;
  /** Names the form in the question about unsaved text. */
  readonly name: string;
  /** A new text with a new id. */
  readonly blank: () => Text;
  /** Whether anything was typed that would be lost. */
  readonly isWritten: (text: Text) => boolean;
  /** Whether the draft on this device has all of it; the default is true. */
  readonly isWholeInDraft?: (text: Text) => boolean;
  /** See `useLocalDraft`. */
  readonly parse: (stored: unknown) => Text | null;
}

/**
 * State of a form that adds notes or replies to an inquiry, with a draft on this device until the text is stored.
 * `id` is the idempotency key of a text: the same for every attempt to store it, also after a reload.
 */
export function useMessageText<Text extends { readonly id: string }>(
  options: MessageTextOptions<Text>,
) {
  const { scope, name, blank, isWritten, isWholeInDraft = () => true, parse } = options;
  const [text, setText] = useState(blank);
  const draft = useLocalDraft(scope, parse);
  const dirty = isWritten(text);
  const isWhole = isWholeInDraft(text);
  const { isStored: isDraftStored } = draft;
  const isStored = useCallback(() => isWhole && isDraftStored(), [isWhole, isDraftStored]);
  const { release } = useUnsavedGuard({ dirty, name, isStored });
  const write = (next: Text) => {
    setText(next);
    draft.change(() => next);
  };
  return {
    text,
    dirty,
    draft,
    write,
    /** Shows another text in which nothing is written; it is no draft. */
    replaceBlank: setText,
    restore: async () => {
      const restored = await draft.restore();
      if (restored !== null) write(restored.values);
    },
    /** Call before the request: its response may not arrive. */
    storePendingCreate: (submitted: Text) =>
      draft.storePendingCreate(submitted.id, () => submitted),
    /** Call when the text is stored. `rest` was typed after the request and becomes the next text. */
    finish: (rest: Text | null) => {
      draft.clear();
      if (rest === null) {
        setText(blank());
        release();
      } else write(rest);
    },
  };
}
