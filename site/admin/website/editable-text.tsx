import { chakra } from "@chakra-ui/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import type { EditedText } from "#site/content/copy-editing.ts";
import { useLatest } from "#site/ui/use-latest.ts";
import { asLine, textProblem } from "./copy-model.ts";
import type { CopyEntry } from "./copy-model.ts";

interface EditableTextProps {
  readonly entry: CopyEntry;
  readonly text: EditedText;
  /** Differs from the base copy. */
  readonly isChanged: boolean;
  readonly onChange: (text: string) => void;
  /** Receives the text while it is typed, to store it on the device; null when it cannot be used or was cancelled. */
  readonly onTyping: (text: string | null) => void;
  /** Reports why a text cannot be used, and null when it can. */
  readonly onProblem: (problem: string | null) => void;
  /** Announces that a change was cancelled. */
  readonly onAnnounce: (message: string) => void;
}

const Field = chakra("span", {
  base: {
    borderRadius: "xs",
    cursor: "text",
    outline: "1px dashed transparent",
    outlineOffset: "3px",
    // All fields of the page show while the pointer or focus is in it, and always where nothing hovers.
    ":where([data-edited-page]:is(:hover, :focus-within)) &": { outlineColor: "border.emphasized" },
    "@media (hover: none)": { outlineColor: "border.emphasized" },
    _hover: { outlineColor: "colorPalette.solid" },
    _focus: { outline: "2px solid", outlineColor: "colorPalette.solid" },
    _empty: { display: "inline-block", minWidth: "4ch" },
    "&[data-changed]": { outlineColor: "colorPalette.solid" },
    "&[aria-invalid=true]": { outline: "2px solid", outlineColor: "border.error" },
  },
});

/**
 * A text of a page, edited in place. Enter and leaving the field apply the text, Escape restores it. With focus it shows
 * the names of the site settings, such as {foundedYear}, which visitors read as their values.
 */
export function EditableText(props: EditableTextProps) {
  const { entry, text, isChanged, onChange, onTyping, onProblem, onAnnounce } = props;
  const field = useRef<HTMLSpanElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const show = (content: string) => {
    if (field.current !== null) field.current.textContent = content;
  };
  useLayoutEffect(() => {
    if (document.activeElement !== field.current && !isInvalid) show(text.shown);
  }, [text.shown, isInvalid]);

  const latestOnProblem = useLatest(onProblem);
  // A field that leaves the page, such as the texts of a removed person, prevents no publication.
  useEffect(
    () => () => {
      latestOnProblem.current(null);
    },
    [latestOnProblem],
  );

  const typed = () => asLine(field.current?.textContent ?? "");

  const cancel = () => {
    show(text.text);
    onTyping(null);
    setIsInvalid(false);
    onProblem(null);
    onAnnounce(`${entry.label} is unchanged.`);
    field.current?.blur();
  };
  const apply = () => {
    const wanted = typed();
    const problem = textProblem(entry, wanted);
    onProblem(problem);
    setIsInvalid(problem !== null);
    if (problem !== null) onTyping(null);
    else if (wanted === text.text) show(text.shown);
    else onChange(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") cancel();
    else field.current?.blur();
  };
  return (
    <Field
      ref={field}
      role="textbox"
      aria-label={entry.label}
      aria-invalid={isInvalid}
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      data-changed={isChanged ? "" : undefined}
      onFocus={() => {
        if (!isInvalid) show(text.text);
      }}
      onInput={() => {
        const wanted = typed();
        onTyping(textProblem(entry, wanted) === null ? wanted : null);
      }}
      onBlur={apply}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        // A space in a question would open or close its answer: the field is in a summary.
        if (event.key === " ") event.preventDefault();
      }}
    />
  );
}
