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
import { FieldFrame } from "#site/ui/fields.tsx";
import { COARSE, TARGET } from "#site/ui/theme/touch.ts";
import { CanvasLabel } from "./canvas-label.tsx";

/** A field of a row that is edited together with its body. */
export interface CanvasField<Values extends FieldValues> {
  readonly label: string;
  readonly name: FieldPathByValue<Values, string>;
  readonly validate: (value: string) => string | true;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
}

/** A field and its registration in the form. */
export interface RegisteredField<Values extends FieldValues> {
  readonly field: CanvasField<Values>;
  readonly registration: UseFormRegisterReturn;
}

interface CanvasTextareaProps<Values extends FieldValues> extends RegisteredField<Values> {
  readonly control: Control<Values>;
  readonly textStyle: SystemStyleObject;
  readonly placeholder: string;
  /** Gets a function that moves the caret to the end of the text. */
  readonly focusRef: (focus: (() => void) | null) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Changes the typed or pasted text before the form reads it. */
  readonly normalize?: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  readonly enterKeyHint: "enter" | "next";
}

/**
 * As tall as its text, which a hidden copy of the same style measures: also after the fonts have loaded, and at any
 * width, without script.
 */
const growingStyle: SystemStyleObject = {
  display: "grid",
  width: "full",
  overflowWrap: "anywhere",
  unicodeBidi: "plaintext",
  "& > textarea, &::after": {
    gridArea: "1 / 1",
    font: "inherit",
    letterSpacing: "inherit",
    // The line height of a headline is less than that of its letters, whose descenders would be cut.
    padding: "0 0 0.15em",
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

/** A required text on the canvas, in the typography of the public page. */
export function CanvasTextarea<Values extends FieldValues>(props: CanvasTextareaProps<Values>) {
  const { control, field, registration, textStyle, placeholder } = props;
  const { focusRef, onKeyDown, normalize, enterKeyHint } = props;
  const { label, name, error, help } = field;
  const value: string = useWatch({ control, name });
  const { ref, onChange, ...rest } = registration;
  return (
    <FieldFrame label={null} required error={error} help={help}>
      <CanvasLabel>{label}</CanvasLabel>
      <Box css={{ ...growingStyle, ...textStyle }} data-text={value === "" ? placeholder : value}>
        <Textarea
          {...rest}
          unstyled
          rows={1}
          data-canvas-field=""
          autoComplete="off"
          enterKeyHint={enterKeyHint}
          placeholder={placeholder}
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
            normalize?.(event);
            void onChange(event);
          }}
          onKeyDown={onKeyDown}
        />
      </Box>
    </FieldFrame>
  );
}

function focusEnd(area: HTMLTextAreaElement) {
  area.focus();
  area.setSelectionRange(area.value.length, area.value.length);
}

/** Whether a key is pressed alone, outside the composition of a character. */
export function isPlainKey({ ctrlKey, metaKey, altKey, shiftKey, nativeEvent }: KeyboardEvent) {
  return !nativeEvent.isComposing && !ctrlKey && !metaKey && !altKey && !shiftKey;
}

/** Whether the caret stands before or after the whole text, with nothing selected. */
export function isCaretAt(area: HTMLTextAreaElement, edge: "start" | "end"): boolean {
  const place = edge === "start" ? 0 : area.value.length;
  return area.selectionStart === place && area.selectionEnd === place;
}
