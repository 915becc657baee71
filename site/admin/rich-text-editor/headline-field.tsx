import type { KeyboardEvent } from "react";
import type { Control, FieldValues } from "react-hook-form";
import { headlineStyle } from "#site/rich-text/headline-style.ts";
import { TextField } from "#site/ui/fields.tsx";
import { joinLines } from "#site/ui/line-field.tsx";
import { CanvasTextarea, isCaretAt, isPlainKey } from "./canvas-textarea.tsx";
import type { RegisteredField } from "./canvas-textarea.tsx";

/** The title above a body that is shown as text. */
export function PlainTitle<Values extends FieldValues>(props: RegisteredField<Values>) {
  const { label, error, help } = props.field;
  return (
    <TextField
      label={label}
      required
      autoComplete="off"
      error={error}
      help={help}
      {...props.registration}
    />
  );
}

interface HeadlineFieldProps<Values extends FieldValues> extends RegisteredField<Values> {
  readonly control: Control<Values>;
  /** Gets a function that moves the caret to the end of the title. */
  readonly focusRef: (focus: (() => void) | null) => void;
  /** Called with Enter, and with an arrow down at the end. */
  readonly onLeave: () => void;
}

/** The title as the headline of the canvas: the same field as elsewhere, in the typography of the public page. */
export function HeadlineField<Values extends FieldValues>(props: HeadlineFieldProps<Values>) {
  const { onLeave, ...field } = props;
  return (
    <CanvasTextarea
      {...field}
      textStyle={headlineStyle}
      placeholder="Write a headline"
      enterKeyHint="next"
      normalize={joinLines}
      onKeyDown={(event) => {
        if (!leaves(event)) return;
        event.preventDefault();
        onLeave();
      }}
    />
  );
}

function leaves(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { key, currentTarget, nativeEvent } = event;
  if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  return (
    key === "Enter" || (key === "ArrowDown" && isPlainKey(event) && isCaretAt(currentTarget, "end"))
  );
}
