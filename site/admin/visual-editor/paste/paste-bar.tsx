import { Button, Flex, Text } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import type { PasteNotice } from "./paste-events.ts";

interface PasteBarProps {
  readonly editor: Editor;
  readonly notice: PasteNotice;
  readonly onClose: () => void;
}

/** Reports the parts left out of a paste, and offers its text without formatting instead. */
export function PasteBar({ editor, notice, onClose }: PasteBarProps) {
  const hasChanged = useChanged(editor, notice);
  const failed = useFailed(notice);
  const images = [...notice.images, ...failed];
  if (hasChanged && images.length === 0) return null;
  return (
    <Flex
      role="group"
      aria-label="Paste"
      align="center"
      columnGap="3"
      wrap="wrap"
      paddingInline="3"
      paddingBlock="1.5"
    >
      <Text role="status" textStyle="caption" flex="1" minWidth="12rem">
        {sentence({
          ...notice,
          images,
          // An upload that failed left no place.
          hasPlaces: notice.hasPlaces && failed.length === 0,
          uploads: notice.uploads - failed.length,
        })}
      </Text>
      {!hasChanged && (
        <Button
          type="button"
          size="sm"
          variant="ghost"
          onClick={() => {
            onClose();
            notice.pasteAsText();
          }}
        >
          Paste as plain text
        </Button>
      )}
      <Button type="button" size="sm" variant="ghost" color="fg.muted" onClick={onClose}>
        Close
      </Button>
    </Flex>
  );
}

/** True after an edit that followed the paste: undoing the paste would undo that edit. */
function useChanged(editor: Editor, notice: PasteNotice): boolean {
  const [changed, setChanged] = useState<PasteNotice | null>(null);
  useEffect(() => {
    const onUpdate = () => {
      setChanged(notice);
    };
    editor.on("update", onUpdate);
    return () => {
      editor.off("update", onUpdate);
    };
  }, [editor, notice]);
  return changed === notice;
}

/** Names of images that could not be fetched, once that is known. */
function useFailed(notice: PasteNotice): readonly string[] {
  const [failed, setFailed] = useState<{ of: PasteNotice; names: readonly string[] } | null>(null);
  useEffect(() => {
    void notice.failed.then((names) => {
      if (names.length > 0) setFailed({ of: notice, names });
    });
  }, [notice]);
  return failed?.of === notice ? failed.names : [];
}

const SHOWN = 5;

function sentence({
  kind,
  images,
  hasPlaces,
  uploads,
}: Pick<PasteNotice, "kind" | "images" | "hasPlaces" | "uploads">): string {
  if (kind === "refused") {
    return "Nothing was pasted: this is too much formatting for one paste. Copy a smaller part, or paste its plain text.";
  }
  const uploading =
    uploads === 0 ? "" : `${counted(uploads)} in the text and will be in yours after the upload. `;
  if (images.length === 0) {
    return kind === "markup"
      ? "The markup of this text was turned into headings, lists and links. Undo brings it back."
      : `${uploading}Pasted with its headings, lists and links.`;
  }
  const rest = images.length - SHOWN;
  const them = images.length === 1 ? "it" : "them";
  const places = images.length === 1 ? "its place" : "their places";
  const how = hasPlaces ? `choose ${them} at ${places} in the text` : `drop ${them} into the text`;
  const names = [...images.slice(0, SHOWN), ...(rest > 0 ? [`${String(rest)} more`] : [])];
  return `${uploading}${counted(images.length)} not pasted: ${names.join(", ")}. Save ${them} on this device, then ${how}.`;
}

function counted(count: number): string {
  return count === 1 ? "1 picture was" : `${String(count)} pictures were`;
}
