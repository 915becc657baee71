import { Button, Flex, Text } from "@chakra-ui/react";
import { Selection } from "@tiptap/pm/state";
import { NodeViewWrapper } from "@tiptap/react";
import type { ReactNodeViewProps } from "@tiptap/react";
import { useContext, useId } from "react";
import { PICK_MAX_BYTES } from "#supabase/data/limits.ts";
import { usePickMedia } from "#site/admin/context/use-platform-actions.ts";
import { RefusedFiles } from "#site/admin/media/refused-files.tsx";
import { useRefusedFiles } from "#site/admin/media/use-refused-files.ts";
import { EditorImagesContext } from "./editor-images.ts";
import { selectionOutline } from "./editor-style.ts";
import { closeUndoGroup } from "./undo-group.ts";

const ONE_IMAGE = { kind: "image", multiple: false, maxBytes: PICK_MAX_BYTES } as const;

const refusalOf = (name: string, problem: string) => `“${name}” was not taken. ${problem}`;

/** The place of an image that was not pasted: a chosen file takes it, with the description of the missing one. */
export function MissingImageView({
  node,
  selected,
  deleteNode,
  editor,
  getPos,
}: ReactNodeViewProps) {
  const images = useContext(EditorImagesContext);
  const pickMedia = usePickMedia();
  const { refused, addValid } = useRefusedFiles("image", refusalOf);
  const id = useId();
  /** Removes the place and leaves the caret there, because the focused button is gone. Returns its position. */
  const remove = () => {
    const at = getPos();
    if (at === undefined) return undefined;
    closeUndoGroup(editor);
    deleteNode();
    const { tr } = editor.state;
    editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at))));
    editor.commands.focus();
    return at;
  };
  const take = (files: readonly File[]) =>
    addValid(files, ([file]) => {
      const at = file === undefined ? undefined : remove();
      if (file === undefined || at === undefined) return;
      void images?.add([file], { ofFile: () => ({ at, alt: String(node.attrs["alt"]) }) });
    });
  return (
    <NodeViewWrapper data-media="">
      <Flex
        role="group"
        aria-labelledby={id}
        align="center"
        wrap="wrap"
        gap="2"
        padding="3"
        bg="bg.muted"
        borderWidth="1px"
        borderStyle="dashed"
        {...selectionOutline(selected, "2px")}
      >
        <Text id={id} textStyle="caption" color="fg.muted" flex="1 1 12rem" overflowWrap="anywhere">
          A picture was not pasted: {String(node.attrs["label"])}
        </Text>
        {images !== null && (
          <Button
            type="button"
            size="sm"
            variant="outline"
            onClick={() => {
              void pickMedia(ONE_IMAGE).then(take);
            }}
          >
            Choose
          </Button>
        )}
        <Button type="button" size="sm" variant="ghost" onClick={remove}>
          Remove
        </Button>
        {refused.length > 0 && (
          <RefusedFiles
            id={`${id}-refused`}
            refused={refused}
            onFit={(file) => void take([file])}
          />
        )}
      </Flex>
    </NodeViewWrapper>
  );
}
