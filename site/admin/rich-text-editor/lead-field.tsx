import type { SystemStyleObject } from "@chakra-ui/react";
import type { Control, FieldValues } from "react-hook-form";
import { TextareaField } from "#site/ui/fields.tsx";
import { CanvasTextarea, isCaretAt, isPlainKey } from "./canvas-textarea.tsx";
import type { RegisteredField } from "./canvas-textarea.tsx";

const leadStyle: SystemStyleObject = { textStyle: "lead" };

/** The lead above a body that is shown as text. */
export function PlainLead<Values extends FieldValues>(props: RegisteredField<Values>) {
  const { label, error, help } = props.field;
  return (
    <TextareaField
      label={label}
      required
      rows={4}
      error={error}
      help={help}
      {...props.registration}
    />
  );
}

interface LeadFieldProps<Values extends FieldValues> extends RegisteredField<Values> {
  readonly control: Control<Values>;
  /** Gets a function that moves the caret to the end of the lead. */
  readonly focusRef: (focus: (() => void) | null) => void;
  /** Called with an arrow up or a backspace at the start. */
  readonly onLeaveStart: () => void;
  /** Called with an arrow down at the end. */
  readonly onLeaveEnd: () => void;
}

/** The short text below the headline, on the canvas as on the public page. */
export function LeadField<Values extends FieldValues>(props: LeadFieldProps<Values>) {
  const { onLeaveStart, onLeaveEnd, ...field } = props;
  return (
    <CanvasTextarea
      {...field}
      textStyle={leadStyle}
      placeholder="Say in two or three sentences what it is"
      enterKeyHint="enter"
      onKeyDown={(event) => {
        if (!isPlainKey(event)) return;
        const { key, currentTarget } = event;
        const leavesStart =
          (key === "ArrowUp" || key === "Backspace") && isCaretAt(currentTarget, "start");
        const leavesEnd = key === "ArrowDown" && isCaretAt(currentTarget, "end");
        if (!leavesStart && !leavesEnd) return;
        event.preventDefault();
        if (leavesStart) onLeaveStart();
        else onLeaveEnd();
      }}
    />
  );
}
