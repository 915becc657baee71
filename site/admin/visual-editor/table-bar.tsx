import { Button, Flex } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { closeUndoGroup } from "./undo-group.ts";

const ACTIONS = [
  { name: "Add row", run: (editor: Editor) => editor.chain().focus().addRowAfter().run() },
  { name: "Add column", run: (editor: Editor) => editor.chain().focus().addColumnAfter().run() },
  { name: "Remove row", run: (editor: Editor) => editor.chain().focus().deleteRow().run() },
  { name: "Remove column", run: (editor: Editor) => editor.chain().focus().deleteColumn().run() },
  { name: "Remove table", run: (editor: Editor) => editor.chain().focus().deleteTable().run() },
] as const;

/** Changes of the table with the caret. */
export function TableBar({ editor }: { readonly editor: Editor }) {
  const isInTable = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive("table"),
  });
  if (!isInTable) return null;
  return (
    <Flex role="group" aria-label="Table" gap="1" wrap="wrap" paddingInline="1" paddingBlock="0.5">
      {ACTIONS.map(({ name, run }) => (
        <Button
          key={name}
          type="button"
          size="xs"
          variant="ghost"
          color="fg.muted"
          onMouseDown={(event) => {
            event.preventDefault(); // keeps focus and selection in the text
          }}
          onClick={() => {
            closeUndoGroup(editor);
            run(editor);
          }}
        >
          {name}
        </Button>
      ))}
    </Flex>
  );
}
