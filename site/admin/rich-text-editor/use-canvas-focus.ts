import { useCallback, useRef } from "react";
import type { RefObject } from "react";
import type { FocusText } from "#site/admin/visual-editor/visual-editor.tsx";

type FieldRef = (focus: (() => void) | null) => void;

/** Moves the focus between title, lead and text of a canvas. */
export interface CanvasFocus {
  /** Focuses the text; null while its editor is loading. */
  readonly text: RefObject<FocusText | null>;
  readonly textRef: (focus: FocusText | null) => void;
  readonly titleRef: FieldRef;
  readonly leadRef: FieldRef;
  readonly toTitle: () => void;
  readonly toLead: () => void;
  /** Waits for an editor that is still loading. */
  readonly toTextStart: () => void;
  /** The field before the text: the lead, or the title. */
  readonly toFieldBefore: () => void;
}

/** `fieldRef` gets the text as the field of the form that it focuses with an error. */
export function useCanvasFocus(
  fieldRef: (field: { focus: () => void } | null) => void,
): CanvasFocus {
  const text = useRef<FocusText | null>(null);
  const title = useRef<(() => void) | null>(null);
  const lead = useRef<(() => void) | null>(null);
  const isAwaited = useRef(false);
  const textRef = useCallback(
    (focus: FocusText | null) => {
      text.current = focus;
      fieldRef(focus && { focus });
      if (focus !== null && isAwaited.current) focus("start");
      isAwaited.current = false;
    },
    [fieldRef],
  );
  const titleRef = useCallback((focus: (() => void) | null) => {
    title.current = focus;
  }, []);
  const leadRef = useCallback((focus: (() => void) | null) => {
    lead.current = focus;
  }, []);
  return {
    text,
    textRef,
    titleRef,
    leadRef,
    toTitle: () => title.current?.(),
    toLead: () => lead.current?.(),
    toTextStart: () => {
      isAwaited.current = text.current === null;
      text.current?.("start");
    },
    toFieldBefore: () => (lead.current ?? title.current)?.(),
  };
}
