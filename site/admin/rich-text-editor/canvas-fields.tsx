import { Box } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import type { Control, FieldValues } from "react-hook-form";
import { CanvasLabel } from "./canvas-label.tsx";
import type { CanvasField, RegisteredField } from "./canvas-textarea.tsx";
import { HeadlineField, PlainTitle } from "./headline-field.tsx";
import { LeadField, PlainLead } from "./lead-field.tsx";
import type { CanvasFocus } from "./use-canvas-focus.ts";

/** The fields above a body, as its form registers them. */
export interface FieldsAboveBody<Values extends FieldValues> {
  readonly title: RegisteredField<Values>;
  /** Null for a row without a text between title and body. */
  readonly lead: RegisteredField<Values> | null;
}

/** Registers a field of the canvas. */
export function registered<Values extends FieldValues>(
  control: Control<Values>,
  field: CanvasField<Values>,
): RegisteredField<Values> {
  const { name, validate } = field;
  return { field, registration: control.register(name, { validate }) };
}

/** The column of the text in the visual editor. */
const columnStyle: SystemStyleObject = {
  width: "full",
  maxWidth: "42rem",
  marginInline: "auto",
  paddingInline: { base: "4", md: "12" },
  paddingBlockStart: { base: "5", md: "8" },
};

interface CanvasFieldsProps<Values extends FieldValues> extends FieldsAboveBody<Values> {
  /** Label of the body, which follows. */
  readonly label: string;
  readonly control: Control<Values>;
  readonly focus: CanvasFocus;
}

/** Title and lead on the canvas of the visual editor, and the label of the text that follows them. */
export function CanvasFields<Values extends FieldValues>(props: CanvasFieldsProps<Values>) {
  const { title, lead, label, control, focus } = props;
  return (
    <Box containerType="inline-size">
      <Box css={columnStyle}>
        <HeadlineField
          control={control}
          {...title}
          focusRef={focus.titleRef}
          onLeave={lead === null ? focus.toTextStart : focus.toLead}
        />
      </Box>
      {lead !== null && (
        <Box css={columnStyle}>
          <LeadField
            control={control}
            {...lead}
            focusRef={focus.leadRef}
            onLeaveStart={focus.toTitle}
            onLeaveEnd={focus.toTextStart}
          />
        </Box>
      )}
      <Box css={columnStyle}>
        <CanvasLabel>{label}</CanvasLabel>
      </Box>
    </Box>
  );
}

/** The same fields above a body that is shown as text. */
export function PlainFields<Values extends FieldValues>({ title, lead }: FieldsAboveBody<Values>) {
  return (
    <>
      <PlainTitle {...title} />
      {lead !== null && <PlainLead {...lead} />}
    </>
  );
}
