import { Box, Textarea } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import type { ChangeEvent, KeyboardEvent, ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type {
  Control,
  FieldPathByValue,
  FieldValues,
  UseFormRegisterReturn,
} from "react-hook-form";
import { headlineStyle } from "#site/rich-text/headline-style.ts";
import { FieldFrame, TextField } from "#site/ui/fields.tsx";
import { COARSE, TARGET } from "#site/ui/theme/touch.ts";
import { CanvasLabel } from "./canvas-label.tsx";

/** The title of the row that a body belongs to. */
export interface BodyTitle<Values extends FieldValues> {
  readonly label: string;
  readonly name: FieldPathByValue<Values, string>;
  readonly validate: (value: string) => string | true;
  readonly error?: string | undefined;
  readonly help: ReactNode;
}

/** A title and its field of the form. */
export interface TitleProps<Values extends FieldValues> {
  readonly title: BodyTitle<Values>;
  readonly registration: UseFormRegisterReturn;
}

/** The title above a body that is shown as text. */
export function PlainTitle<Values extends FieldValues>(props: TitleProps<Values>) {
  const { label, error, help } = props.title;
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

interface HeadlineFieldProps<Values extends FieldValues> extends TitleProps<Values> {
  readonly control: Control<Values>;
  /** Gets a function that moves the caret to the end of the title. */
  readonly focusRef: (focus: (() => void) | null) => void;
  /** Called with Enter, and with an arrow down at the end. */
  readonly onLeave: () => void;
}

const PLACEHOLDER = "Write a headline";

/**
 * As tall as its text, which a hidden copy of the same style measures: also after the fonts have loaded, and at any
 * width, without script.
 */
const textStyle: SystemStyleObject = {
  display: "grid",
  width: "full",
  ...headlineStyle,
  overflowWrap: "anywhere",
  unicodeBidi: "plaintext",
  "& > textarea, &::after": {
    gridArea: "1 / 1",
    font: "inherit",
    letterSpacing: "inherit",
    padding: "0",
    minWidth: "0",
    whiteSpace: "pre-wrap",
    overflowWrap: "inherit",
    unicodeBidi: "inherit",
  },
  "& > textarea": {
    width: "full",
    bg: "transparent",
    [COARSE]: { minHeight: TARGET },
    resize: "none",
    overflow: "hidden",
    outline: "none",
    _placeholder: { color: "fg.muted", opacity: "1" },
  },
  "&::after": { content: 'attr(data-text) " "', visibility: "hidden" },
};

/** The title as the headline of the canvas: the same field as elsewhere, in the typography of the public page. */
export function HeadlineField<Values extends FieldValues>(props: HeadlineFieldProps<Values>) {
  const { control, title, registration, focusRef, onLeave } = props;
  const { label, name, error, help } = title;
  const value: string = useWatch({ control, name });
  const { ref, onChange, ...rest } = registration;
  return (
    <FieldFrame label={null} required error={error} help={help}>
      <CanvasLabel>{label}</CanvasLabel>
      <Box css={textStyle} data-text={value === "" ? PLACEHOLDER : value}>
        <Textarea
          {...rest}
          unstyled
          rows={1}
          data-headline=""
          autoComplete="off"
          enterKeyHint="next"
          placeholder={PLACEHOLDER}
          ref={(element: HTMLTextAreaElement | null) => {
            ref(element);
            focusRef(
              element === null
                ? null
                : () => {
                    focusEnd(element);
                  },
            );
          }}
          onChange={(event) => {
            joinLines(event);
            void onChange(event);
          }}
          onKeyDown={(event) => {
            if (!leaves(event)) return;
            event.preventDefault();
            onLeave();
          }}
        />
      </Box>
    </FieldFrame>
  );
}

function focusEnd(area: HTMLTextAreaElement) {
  area.focus();
  area.setSelectionRange(area.value.length, area.value.length);
}

/** A title is one line, also one that was pasted. */
function joinLines({ target }: ChangeEvent<HTMLTextAreaElement>) {
  if (!/[\r\n]/.test(target.value)) return;
  const rest = target.value.slice(target.selectionEnd);
  const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, " ");
  target.value = oneLine(target.value);
  const caret = target.value.length - oneLine(rest).length;
  target.setSelectionRange(caret, caret);
}

function leaves(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { key, currentTarget, nativeEvent } = event;
  if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === "Enter") return true;
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  return key === "ArrowDown" && !event.shiftKey && isAtEnd;
}
