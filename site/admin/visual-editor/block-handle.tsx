import { Flex, IconButton } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { GripVertical } from "lucide-react";
import { useEffect, useRef, useState } from "react";

interface HoveredBlock {
  /** Position of the block in the document. */
  readonly at: number;
  /** Offset from the top of the editor, in pixels. */
  readonly top: number;
}

/**
 * A handle left of the block under the mouse, to drag it to another place. Keys move blocks too (Alt and the
 * arrows), and buttons of the toolbar do on devices for fingers, so the handle is no tab stop.
 */
export function BlockHandle({ editor }: { readonly editor: Editor }) {
  const [block, setBlock] = useState<HoveredBlock | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = frame.current?.parentElement;
    const onMove = (event: MouseEvent) => {
      setBlock((current) => hoveredBlock(editor, event.clientY, current));
    };
    const onLeave = () => {
      setBlock(null);
    };
    host?.addEventListener("mousemove", onMove);
    host?.addEventListener("mouseleave", onLeave);
    editor.on("update", onLeave);
    return () => {
      host?.removeEventListener("mousemove", onMove);
      host?.removeEventListener("mouseleave", onLeave);
      editor.off("update", onLeave);
    };
  }, [editor]);
  return (
    <Flex
      ref={frame}
      aria-hidden
      position="absolute"
      insetInlineStart="max(0.25rem, calc(50% - 24rem))"
      top={`${String(block?.top ?? 0)}px`}
      visibility={block === null ? "hidden" : "visible"}
      display="none"
      css={{ "@media (hover: hover) and (min-width: 48rem)": { display: "flex" } }}
    >
      <IconButton
        as="div"
        size="xs"
        variant="ghost"
        // Visible on an image as wide as the editor, too.
        bg="bg.panel"
        color="fg.muted"
        cursor="grab"
        title="Drag to move (Alt and ↑ or ↓)"
        tabIndex={-1}
        draggable
        onDragStart={(event) => {
          if (block !== null) startDrag(editor, block.at, event.dataTransfer);
        }}
      >
        <GripVertical aria-hidden />
      </IconButton>
    </Flex>
  );
}

/** The block at a height; the same object while it does not change. */
function hoveredBlock(
  editor: Editor,
  y: number,
  current: HoveredBlock | null,
): HoveredBlock | null {
  const { dom } = editor.view;
  const element = [...dom.children].find((child) => {
    const { top, bottom } = child.getBoundingClientRect();
    return y >= top - 8 && y <= bottom + 8;
  });
  if (element === undefined) return current;
  const inside = editor.view.posAtDOM(element, 0);
  const resolved = editor.state.doc.resolve(inside);
  const at = resolved.depth === 0 ? resolved.pos : resolved.before(1);
  const origin = dom.parentElement?.getBoundingClientRect().top ?? 0;
  const top = element.getBoundingClientRect().top - origin;
  return current?.at === at && current.top === top ? current : { at, top };
}

function startDrag(editor: Editor, at: number, data: DataTransfer) {
  const { view } = editor;
  view.focus();
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
  const slice = view.state.selection.content();
  const element = view.nodeDOM(at);
  data.clearData();
  data.effectAllowed = "move";
  data.setData("text/html", view.serializeForClipboard(slice).dom.innerHTML);
  if (element instanceof HTMLElement) data.setDragImage(element, 0, 0);
  view.dragging = { slice, move: true };
}
