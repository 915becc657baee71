import { Flex, IconButton } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  ArrowDown,
  ArrowUp,
  Bold,
  Heading,
  ImagePlus,
  Images,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Search,
  Undo2,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { useCoarsePointer } from "#site/ui/use-coarse-pointer.ts";
import { keysLabel } from "#site/platform/keyboard.ts";
import type { BodyHistory } from "./body-history.ts";
import type { PickImages } from "./insertions.ts";
import { InsertMenu } from "./insert-menu.tsx";
import { canMoveBlock, moveBlock } from "./move-block.ts";
import { NARROW_TOOLBAR } from "./narrow-toolbar.ts";
import { cycleHeading } from "./text-keys.ts";
import { useRovingFocus } from "./roving-focus.ts";
import { hasSmartQuotes, toggleSmartQuotes, useHasSmartQuotes } from "./smart-quotes-choice.ts";
import { closeUndoGroup } from "./undo-group.ts";
import { canStep, takeStep } from "./undo-steps.ts";

interface FormatToolbarProps {
  readonly editor: Editor;
  readonly history: BodyHistory;
  readonly onLink: () => void;
  readonly onButton: () => void;
  readonly onFind: () => void;
  /** Null in a field without images. */
  readonly pickImages: PickImages | null;
}

interface Tool {
  readonly name: string;
  readonly keys: readonly string[] | null;
  readonly Icon: LucideIcon;
  readonly isActive?: (editor: Editor) => boolean;
  /** Shown as unavailable, but still focusable: the button keeps its place in the toolbar. */
  readonly isOff?: (editor: Editor, history: BodyHistory) => boolean;
  /** Needs a field that takes images. */
  readonly isImage?: boolean;
  /** For devices without keys to do the same. */
  readonly isForFingers?: boolean;
  readonly run: (editor: Editor, props: FormatToolbarProps) => void;
}

const TOOLS: readonly Tool[] = [
  {
    name: "Heading",
    keys: ["Mod", "Shift", "H"],
    Icon: Heading,
    isActive: (editor) => editor.isActive("heading"),
    run: cycleHeading,
  },
  {
    name: "Bold",
    keys: ["Mod", "B"],
    Icon: Bold,
    isActive: (editor) => editor.isActive("bold"),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: "Italic",
    keys: ["Mod", "I"],
    Icon: Italic,
    isActive: (editor) => editor.isActive("italic"),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "Link",
    keys: ["Mod", "K"],
    Icon: Link,
    isActive: (editor) => editor.isActive("link"),
    run: (_, { onLink }) => {
      onLink();
    },
  },
  {
    name: "Bulleted list",
    keys: ["Mod", "Shift", "8"],
    Icon: List,
    isActive: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "Numbered list",
    keys: ["Mod", "Shift", "7"],
    Icon: ListOrdered,
    isActive: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "Move block up",
    keys: null,
    Icon: ArrowUp,
    isForFingers: true,
    isOff: (editor) => !canMoveBlock(editor, -1),
    run: (editor) => moveBlock(editor, -1),
  },
  {
    name: "Move block down",
    keys: null,
    Icon: ArrowDown,
    isForFingers: true,
    isOff: (editor) => !canMoveBlock(editor, 1),
    run: (editor) => moveBlock(editor, 1),
  },
  {
    name: "Insert pictures",
    keys: null,
    Icon: ImagePlus,
    isImage: true,
    run: (_, { pickImages }) => pickImages?.("upload", false),
  },
  {
    name: "Pictures from the library",
    keys: null,
    Icon: Images,
    isImage: true,
    run: (_, { pickImages }) => pickImages?.("library", false),
  },
  {
    name: "Undo",
    keys: ["Mod", "Z"],
    Icon: Undo2,
    isOff: (editor, history) => !canStep(editor.state, history, "undo"),
    run: (editor, { history }) => {
      takeStep(editor, history, "undo");
      editor.commands.focus();
    },
  },
  {
    name: "Redo",
    keys: ["Mod", "Shift", "Z"],
    Icon: Redo2,
    isOff: (editor, history) => !canStep(editor.state, history, "redo"),
    run: (editor, { history }) => {
      takeStep(editor, history, "redo");
      editor.commands.focus();
    },
  },
  {
    name: "Find and replace",
    keys: null,
    Icon: Search,
    run: (_, { onFind }) => {
      onFind();
    },
  },
  {
    name: "Smart quotes",
    keys: null,
    Icon: Quote,
    isActive: hasSmartQuotes,
    run: toggleSmartQuotes,
  },
];

/** The buttons of a field. Without a keyboard, undo comes first: a narrow toolbar scrolls. */
function toolsFor(hasImages: boolean, isCoarse: boolean): readonly Tool[] {
  const tools = TOOLS.filter(
    ({ isImage, isForFingers }) =>
      (isImage !== true || hasImages) && (isForFingers !== true || isCoarse),
  );
  if (!isCoarse) return tools;
  const isUndo = ({ name }: Tool) => name === "Undo";
  return [...tools.filter(isUndo), ...tools.filter((tool) => !isUndo(tool))];
}

/** Formatting buttons above the text; each applies to the current selection. */
export function FormatToolbar(props: FormatToolbarProps) {
  const { editor, history, pickImages } = props;
  const isCoarse = useCoarsePointer();
  useHasSmartQuotes(); // renders the pressed state of its button
  const tools = toolsFor(pickImages !== null, isCoarse);
  const { bar, tabIndexOf } = useRovingFocus(tools.length + 1);
  const { keyboard } = usePlatform();
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: tools.filter((tool) => tool.isActive?.(current) === true).map(({ name }) => name),
      off: tools.filter((tool) => tool.isOff?.(current, history) === true).map(({ name }) => name),
    }),
  });
  return (
    <Flex
      role="toolbar"
      aria-label="Formatting"
      css={{ gap: "0.5", [NARROW_TOOLBAR]: { gap: "0" } }}
      {...bar}
    >
      <InsertMenu
        editor={editor}
        tabIndex={tabIndexOf(0)}
        pickImages={pickImages}
        onButton={props.onButton}
      />
      {tools.map((tool, index) => {
        const isOff = states.off.includes(tool.name);
        return (
          <IconButton
            key={tool.name}
            type="button"
            size="sm"
            variant="ghost"
            color={states.active.includes(tool.name) ? "fg" : "fg.muted"}
            bg={states.active.includes(tool.name) ? "bg.emphasized" : undefined}
            opacity={isOff ? "0.45" : undefined}
            _hover={{ color: "fg" }}
            aria-label={tool.name}
            aria-pressed={
              tool.isActive === undefined ? undefined : states.active.includes(tool.name)
            }
            aria-disabled={isOff || undefined}
            title={
              tool.keys === null ? tool.name : `${tool.name} (${keysLabel(tool.keys, keyboard)})`
            }
            tabIndex={tabIndexOf(index + 1)}
            onMouseDown={(event) => {
              event.preventDefault(); // keeps focus and selection in the text
            }}
            onClick={() => {
              if (isOff) return;
              closeUndoGroup(editor);
              tool.run(editor, props);
            }}
          >
            <tool.Icon aria-hidden />
          </IconButton>
        );
      })}
    </Flex>
  );
}
