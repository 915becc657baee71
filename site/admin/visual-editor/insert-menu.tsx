import { IconButton, Menu, Portal, Text } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { useAfterMenuExit } from "#site/ui/use-after-menu-exit.ts";
import { insertionsFor } from "./insertions.ts";
import type { PickImages } from "./insertions.ts";
import { closeUndoGroup } from "./undo-group.ts";

interface InsertMenuProps {
  readonly editor: Editor;
  readonly tabIndex: number;
  readonly pickImages: PickImages | null;
  readonly onButton: () => void;
}

/** Blocks to insert at the caret; the same entries as behind "/". */
export function InsertMenu({ editor, tabIndex, pickImages, onButton }: InsertMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { afterExit, menuProps } = useAfterMenuExit();
  const { hasCamera } = usePlatform();
  const entries = insertionsFor(pickImages !== null, hasCamera);
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: "bottom-start" }}
      {...menuProps}
      onSelect={({ value }) => {
        const entry = entries.find(({ name }) => name === value);
        if (entry === undefined) return;
        closeUndoGroup(editor);
        startBlock(editor);
        const apply = () => {
          entry.apply(editor, { pickImages: pickImages ?? (() => undefined), onButton });
        };
        if (entry.opensPanel === true) {
          afterExit(apply);
          return;
        }
        apply();
        afterExit(() => {
          if (document.activeElement === trigger.current) editor.commands.focus();
        });
      }}
    >
      <Menu.Trigger asChild>
        <IconButton
          ref={trigger}
          type="button"
          size="sm"
          variant="ghost"
          color="clay.fg"
          aria-label="Insert"
          title="Insert a block (type / in an empty line)"
          tabIndex={tabIndex}
        >
          <Plus aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="15rem">
            {entries.map(({ name, help, Icon }) => (
              <Menu.Item key={name} value={name} minHeight="11" gap="3">
                <Icon size="18" strokeWidth={1.5} aria-hidden />
                {name}
                <Text as="span" textStyle="caption" color="fg.muted" marginStart="auto">
                  {help}
                </Text>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/** Moves the caret into a new paragraph after the block, unless that one is an empty paragraph. */
function startBlock(editor: Editor) {
  const { $from } = editor.state.selection;
  const block = $from.depth === 0 ? editor.state.doc.maybeChild($from.index(0)) : $from.node(1);
  if (block?.type.name === "paragraph" && block.content.size === 0) return;
  const end = $from.posAtIndex($from.indexAfter(0), 0);
  editor
    .chain()
    .insertContentAt(end, { type: "paragraph" })
    .setTextSelection(end + 1)
    .run();
}
