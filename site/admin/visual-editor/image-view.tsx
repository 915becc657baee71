import { Box } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { NodeViewWrapper } from "@tiptap/react";
import type { ReactNodeViewProps } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import { GalleryBar } from "./gallery-bar.tsx";
import { GalleryImages } from "./gallery-images.tsx";
import { splitGallery } from "./gallery-size.ts";
import { imagesOf } from "./media-nodes.ts";
import type { BodyImage } from "./media-nodes.ts";
import { SingleImage } from "./single-image.tsx";
import { closeUndoGroup } from "./undo-group.ts";

/** An image or gallery with the description and caption of each image in place. */
export function ImageView(props: ReactNodeViewProps) {
  const { node, selected, updateAttributes, deleteNode, editor, getPos } = props;
  const images = imagesOf(node);
  const [first] = images;
  const { box, awaitRemoval } = useFocusAfterRemoval(images.length);
  const change = (next: readonly BodyImage[]) => {
    const [one] = next;
    if (one === undefined) deleteNode();
    else updateAttributes(node.type.name === "picture" ? one : { images: next });
  };
  const remove = (index: number) => {
    awaitRemoval();
    change(images.filter((_, at) => at !== index));
  };
  return (
    <NodeViewWrapper data-media="">
      <Box ref={box}>
        {images.length > 1 && (
          <GalleryImages
            images={images}
            position={getPos}
            isSelected={selected}
            onChange={change}
            onRemove={remove}
          />
        )}
        {images.length === 1 && first !== undefined && (
          <SingleImage
            key={withoutImageFragment(first.src)}
            image={first}
            position={getPos}
            isSelected={selected}
            onChange={(changed) => {
              change([changed]);
            }}
            onRemove={() => {
              remove(0);
            }}
          />
        )}
      </Box>
      {node.type.name === "gallery" && (
        <GalleryBar
          images={images}
          onSplit={() => {
            splitInPlace(editor, getPos(), images);
          }}
        />
      )}
    </NodeViewWrapper>
  );
}

/** The opener of the current image, or the tools of the only one that is left. */
const AFTER_REMOVAL = "[aria-controls][aria-pressed=true], [role=toolbar] [tabindex='0']";

/** Focuses the next image once one of `count` is removed: the button that had the focus can be gone with it. */
function useFocusAfterRemoval(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const awaited = useRef<number>(null);
  useEffect(() => {
    if (awaited.current !== count) return;
    awaited.current = null;
    box.current?.querySelector<HTMLElement>(AFTER_REMOVAL)?.focus();
  }, [count]);
  return {
    box,
    awaitRemoval: () => {
      awaited.current = count - 1;
    },
  };
}

/** Replaces a gallery by several that are not too large. */
function splitInPlace(editor: Editor, at: number | undefined, images: readonly BodyImage[]) {
  const gallery = at === undefined ? null : editor.state.doc.nodeAt(at);
  if (at === undefined || gallery === null) return;
  const parts = splitGallery(images).map((part) => gallery.type.create({ images: part }));
  closeUndoGroup(editor);
  editor.view.dispatch(editor.state.tr.replaceWith(at, at + gallery.nodeSize, parts));
  editor.commands.focus();
}
