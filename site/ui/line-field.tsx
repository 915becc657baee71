import type { ChangeEvent, ComponentProps } from "react";
import { TextareaField } from "./fields.tsx";

/** One line of text in a field that grows with it: Enter adds no line break, and pasted ones become spaces. */
export function LineField({ onChange, ...props }: ComponentProps<typeof TextareaField>) {
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
        const { key, ctrlKey, metaKey, nativeEvent } = event;
        if (key === "Enter" && !nativeEvent.isComposing && !ctrlKey && !metaKey)
          event.preventDefault();
      }}
    />
  );
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
