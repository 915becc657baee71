import { Box, Flex, Skeleton, useFieldContext } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { BodyHistory } from "#site/admin/visual-editor/body-history.ts";
import type { PendingImage } from "#site/admin/visual-editor/editor-images.ts";
import type { FocusText } from "#site/admin/visual-editor/visual-editor.tsx";
import { COARSE } from "#site/ui/theme/touch.ts";
import { CanvasLabel } from "./canvas-label.tsx";
import { HeadlineField } from "./headline-field.tsx";
import type { TitleProps } from "./headline-field.tsx";
import { ImageList } from "./image-list.tsx";
import type { LoadedEditor } from "./load-visual-editor.ts";
import type { BodyImages } from "./use-body-images.ts";

interface VisualBodyProps<Values extends FieldValues> {
  readonly label: string;
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly validate: (value: string) => string | true;
  /** Undefined for a body without a title on its canvas. */
  readonly headline: TitleProps<Values> | undefined;
  readonly images: BodyImages | null;
  /** The steps of undo that go on across a change of the view. */
  readonly history: BodyHistory;
  readonly editor: LoadedEditor;
  /** Controls at the end of the toolbar. */
  readonly children: ReactNode;
}

/** The column of the text in the visual editor. */
const columnStyle: SystemStyleObject = {
  width: "full",
  maxWidth: "42rem",
  marginInline: "auto",
  paddingInline: { base: "4", md: "12" },
  paddingBlockStart: { base: "5", md: "8" },
};

/**
 * A body in the visual editor, or a skeleton of it while its code is loading, with its title as the headline. The title
 * can be written meanwhile.
 */
export function VisualBody<Values extends FieldValues>(props: VisualBodyProps<Values>) {
  const { label, control, name, validate, headline, images, history, editor, children } = props;
  const { field } = useController({ control, name, rules: { validate } });
  const { ref, onChange, onBlur, value } = field;
  const focus = useCanvasFocus(ref);
  const attributes = useTextboxAttributes(focus.text);
  return (
    <Flex
      direction="column"
      width="full"
      borderWidth="1px"
      borderColor={attributes["aria-invalid"] === "true" ? "border.error" : "border.emphasized"}
      borderRadius="sm"
      bg="bg.panel"
      css={{
        ...(headline !== undefined && { "--text-start": "0.25rem" }),
        "&:has(.ProseMirror:focus, [data-headline]:focus)": {
          borderColor: "colorPalette.focusRing",
        },
      }}
    >
      {headline !== undefined && (
        <Box containerType="inline-size">
          <Box css={columnStyle}>
            <HeadlineField
              control={control}
              {...headline}
              focusRef={focus.headlineRef}
              onLeave={focus.start}
            />
          </Box>
          <Box css={columnStyle}>
            <CanvasLabel>{label}</CanvasLabel>
          </Box>
        </Box>
      )}
      {editor.kind === "ready" ? (
        <editor.VisualEditor
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          history={history}
          images={images}
          attributes={attributes}
          focusRef={focus.textRef}
          onLeaveStart={headline === undefined ? null : focus.headline}
        >
          {children}
        </editor.VisualEditor>
      ) : (
        <EditorSkeleton />
      )}
      {images !== null && (
        <ImageList
          images={{
            ...images,
            pending: images.pending.filter((image) => !isAtImage(image, value)),
          }}
          onDone={() => focus.text.current?.()}
        />
      )}
    </Flex>
  );
}

/** Whether the text shows an image on its way at the one that it replaces. */
function isAtImage({ replaces }: PendingImage, body: string): boolean {
  return replaces !== undefined && body.includes(withoutImageFragment(replaces));
}

/** As high as the toolbar and an empty text: nothing moves when they come. */
function EditorSkeleton() {
  return (
    <>
      <Box
        order="-1"
        height="41px"
        css={{ [COARSE]: { height: "49px" } }}
        borderBottomWidth="1px"
        padding="1"
      >
        <Skeleton height="full" />
      </Box>
      <Box
        role="status"
        aria-label="Loading the editor"
        height={{ base: "18rem", md: "26rem" }}
        padding="4"
      >
        <Skeleton height="full" />
      </Box>
    </>
  );
}

/** Moves the focus between title and text. Enter in the title waits for an editor that is still loading. */
function useCanvasFocus(fieldRef: (field: { focus: () => void } | null) => void) {
  const text = useRef<FocusText | null>(null);
  const headline = useRef<(() => void) | null>(null);
  const isAwaited = useRef(false);
  const textRef = useCallback(
    (focus: FocusText | null) => {
      text.current = focus;
      // The form focuses its first field with an error.
      fieldRef(focus && { focus });
      if (focus !== null && isAwaited.current) focus("start");
      isAwaited.current = false;
    },
    [fieldRef],
  );
  const headlineRef = useCallback((focus: (() => void) | null) => {
    headline.current = focus;
  }, []);
  return {
    text,
    textRef,
    headlineRef,
    start: () => {
      isAwaited.current = text.current === null;
      text.current?.("start");
    },
    headline: () => headline.current?.(),
  };
}

/** Name, description and state of the field; its label focuses the text, as a label of an input does. */
function useTextboxAttributes(focusText: React.RefObject<FocusText | null>) {
  const { ids, invalid, required, ariaDescribedby } = useFieldContext();
  useEffect(() => {
    const label = document.getElementById(ids.label);
    const focus = () => focusText.current?.();
    label?.addEventListener("click", focus);
    return () => {
      label?.removeEventListener("click", focus);
    };
  }, [ids.label, focusText]);
  return useMemo(
    () => ({
      id: ids.control,
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": ids.label,
      "aria-invalid": String(invalid),
      "aria-required": String(required),
      ...(ariaDescribedby !== undefined && { "aria-describedby": ariaDescribedby }),
    }),
    [ids.control, ids.label, invalid, required, ariaDescribedby],
  );
}
