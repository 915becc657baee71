import { Button, Flex, Text } from "@chakra-ui/react";
import { useContext } from "react";
import { EditorImagesContext } from "./editor-images.ts";
import { TEXT_GALLERY_MAX, gallerySizeProblem, splitGallery } from "./gallery-size.ts";
import type { BodyImage } from "./media-nodes.ts";

interface GalleryBarProps {
  readonly images: readonly BodyImage[];
  readonly onSplit: () => void;
}

/** Below a gallery: too few or too many images, and ways to fix both. */
export function GalleryBar({ images, onSplit }: GalleryBarProps) {
  const field = useContext(EditorImagesContext);
  const problem = gallerySizeProblem(images.length);
  const parts = splitGallery(images).length;
  const joins = images.at(-1)?.src;
  return (
    <Flex wrap="wrap" align="center" columnGap="5" rowGap="1" marginBlockStart="3">
      <Text
        role="status"
        textStyle="caption"
        color="fg"
        flex={problem === null ? undefined : "1 1 14rem"}
      >
        {problem}
      </Text>
      {images.length > TEXT_GALLERY_MAX && (
        <Button type="button" size="xs" variant="outline" onClick={onSplit}>
          Split into {parts} galleries
        </Button>
      )}
      {field !== null && images.length < TEXT_GALLERY_MAX && (
        <>
          <AddButton onClick={() => void field.pick("upload", { asGallery: true, joins })}>
            Add pictures
          </AddButton>
          <AddButton onClick={() => void field.pick("library", { asGallery: true, joins })}>
            Add from the library
          </AddButton>
        </>
      )}
    </Flex>
  );
}

function AddButton(props: { readonly children: string; readonly onClick: () => void }) {
  return (
    <Button type="button" size="xs" variant="plain" paddingInline="0" color="clay.fg" {...props} />
  );
}
