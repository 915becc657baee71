import type { ChangeEvent, ComponentProps, KeyboardEvent } from "react";
import { TextareaField } from "./fields.tsx";

interface LineFieldProps extends ComponentProps<typeof TextareaField> {
  /** Called for Enter, such as to submit the form. */
  readonly onEnter?: () => void;
}

/** One line of text in a field that grows with it: Enter adds no line break, and pasted ones become spaces. */
export function LineField({ onChange, onEnter, ...props }: LineFieldProps) {
  return (
    <TextareaField
      rows={1}
      autoresize
      {...props}
      onChange={(event) => {
        joinLines(event);
        onChange?.(event);
      }}
      onKeyDown={(event) => {
        if (!isPlainEnter(event)) return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}

/** Whether a key is Enter alone, and not the end of a word in an input method. */
export function isPlainEnter({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && !nativeEvent.isComposing && !ctrlKey && !metaKey;
}

/** Replaces line breaks by spaces, and leaves the caret at its place. */
export function joinLines({ target }: ChangeEvent<HTMLTextAreaElement>) {
  if (!/[\r\n]/.test(target.value)) return;
  const rest = target.value.slice(target.selectionEnd);
  const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, " ");
  target.value = oneLine(target.value);
  const caret = target.value.length - oneLine(rest).length;
  target.setSelectionRange(caret, caret);
}
