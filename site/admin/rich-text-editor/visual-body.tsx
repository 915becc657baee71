import { Flex, Skeleton, Stack, useFieldContext } from "@chakra-ui/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { ImageList } from "./image-list.tsx";
import type { LoadedEditor } from "./load-visual-editor.ts";
import type { BodyImages } from "./use-body-images.ts";

interface VisualBodyProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly validate: (value: string) => string | true;
  readonly images: BodyImages | null;
  readonly editor: LoadedEditor;
  /** Controls at the end of the toolbar. */
  readonly children: ReactNode;
}

/** A body in the visual editor, or a skeleton of it while its code is loading. */
export function VisualBody<Values extends FieldValues>(props: VisualBodyProps<Values>) {
  const { control, name, validate, images, editor, children } = props;
  const { field } = useController({ control, name, rules: { validate } });
  const { ref, onChange, onBlur, value } = field;
  const focusText = useRef<(() => void) | null>(null);
  const attributes = useTextboxAttributes(focusText);
  const focusRef = useCallback(
    (focus: (() => void) | null) => {
      focusText.current = focus;
      // The form focuses its first field with an error.
      ref(focus && { focus });
    },
    [ref],
  );
  if (editor.kind !== "ready") {
    return (
      <Stack width="full" gap="4" role="status" aria-label="Loading the editor">
        <Skeleton height="10" />
        <Skeleton height={{ base: "18rem", md: "26rem" }} />
      </Stack>
    );
  }
  return (
    <Flex
      direction="column"
      width="full"
      borderWidth="1px"
      borderColor={attributes["aria-invalid"] === "true" ? "border.error" : "border.emphasized"}
      borderRadius="sm"
      bg="bg.panel"
      css={{ "&:has(.ProseMirror:focus)": { borderColor: "colorPalette.focusRing" } }}
    >
      <editor.VisualEditor
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        images={images}
        attributes={attributes}
        focusRef={focusRef}
      >
        {children}
      </editor.VisualEditor>
      {images !== null && <ImageList images={images} onDone={() => focusText.current?.()} />}
    </Flex>
  );
}

/** Name, description and state of the field; its label focuses the text, as a label of an input does. */
function useTextboxAttributes(focusText: React.RefObject<(() => void) | null>) {
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
