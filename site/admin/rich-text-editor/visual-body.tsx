import { Box, Flex, Skeleton, useFieldContext } from "@chakra-ui/react";
import { useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { BodyHistory } from "#site/admin/visual-editor/body-history.ts";
import type { BodyPlace } from "#site/admin/visual-editor/body-place.ts";
import type { PendingImage } from "#site/admin/visual-editor/editor-images.ts";
import type { FocusText } from "#site/admin/visual-editor/visual-editor.tsx";
import { COARSE } from "#site/ui/theme/touch.ts";
import { CanvasFields } from "./canvas-fields.tsx";
import type { FieldsAboveBody } from "./canvas-fields.tsx";
import { ImageList } from "./image-list.tsx";
import type { LoadedEditor } from "./load-visual-editor.ts";
import type { BodyImages } from "./use-body-images.ts";
import { useCanvasFocus } from "./use-canvas-focus.ts";

interface VisualBodyProps<Values extends FieldValues> {
  readonly label: string;
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly validate: (value: string) => string | true;
  /** The fields above the text on its canvas; null for a text alone. */
  readonly above: FieldsAboveBody<Values> | null;
  readonly images: BodyImages | null;
  /** The steps of undo that go on across a change of the view. */
  readonly history: BodyHistory;
  /** The place of the caret across a change of the view. */
  readonly place: BodyPlace;
  readonly editor: LoadedEditor;
  /** Controls at the end of the toolbar. */
  readonly children: ReactNode;
}

/**
 * A body in the visual editor, or a skeleton of it while its code is loading, below its title and lead, which can be
 * written meanwhile.
 */
export function VisualBody<Values extends FieldValues>(props: VisualBodyProps<Values>) {
  const { label, control, name, validate, above, images, history, place, editor, children } = props;
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
        ...(above !== null && { "--text-start": "0.25rem" }),
        "&:has(.ProseMirror:focus, [data-canvas-field]:focus)": {
          borderColor: "colorPalette.focusRing",
        },
      }}
    >
      {above !== null && <CanvasFields {...above} label={label} control={control} focus={focus} />}
      {editor.kind === "ready" ? (
        <editor.VisualEditor
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          history={history}
          place={place}
          images={images}
          attributes={attributes}
          focusRef={focus.textRef}
          onLeaveStart={above === null ? null : focus.toFieldBefore}
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
