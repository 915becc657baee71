import { Box, Flex, Portal, Text } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEffect, useRef } from "react";
import { useSlashMenu } from "./slash-menu-state.ts";

const MENU_ID = "visual-editor-slash-menu";

/** The menu behind "/": focus stays in the text, which refers to the active entry. */
export function SlashMenu({ editor }: { readonly editor: Editor }) {
  const { menu, index } = useSlashMenu();
  const isOpen = menu?.editor === editor && menu.items.length > 0;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const field = editor.view.dom;
    field.setAttribute("aria-controls", MENU_ID);
    field.setAttribute("aria-activedescendant", optionId(index));
    box.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
    return () => {
      field.removeAttribute("aria-controls");
      field.removeAttribute("aria-activedescendant");
    };
  }, [editor, isOpen, index]);
  if (!isOpen) return null;
  return (
    <Portal>
      <Box
        ref={box}
        id={MENU_ID}
        role="listbox"
        aria-label="Insert"
        position="fixed"
        {...placeOf(menu.clientRect?.() ?? null)}
        zIndex="popover"
        width="16rem"
        maxHeight="20rem"
        overflowY="auto"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="md"
        boxShadow="lg"
        padding="1"
      >
        {menu.items.map((item, at) => (
          <Flex
            key={item.name}
            id={optionId(at)}
            role="option"
            aria-selected={at === index}
            align="center"
            gap="3"
            paddingInline="2.5"
            paddingBlock="1.5"
            minHeight="11"
            borderRadius="sm"
            cursor="pointer"
            bg={at === index ? "bg.emphasized" : undefined}
            onMouseMove={() => {
              useSlashMenu.setState({ index: at });
            }}
            onMouseDown={(event) => {
              event.preventDefault(); // keeps focus and selection in the text
              menu.command(item);
            }}
          >
            <item.Icon size="18" strokeWidth={1.5} aria-hidden />
            <Text as="span" textStyle="body" fontSize="sm">
              {item.name}
            </Text>
            <Text as="span" textStyle="caption" color="fg.muted" marginStart="auto">
              {item.help}
            </Text>
          </Flex>
        ))}
      </Box>
    </Portal>
  );
}

function optionId(index: number): string {
  return `${MENU_ID}-${String(index)}`;
}

const HEIGHT = 330;

/** Below the caret, or above it where the window ends. */
function placeOf(caret: DOMRect | null) {
  if (caret === null) return { top: "0", left: "0" };
  const left = `${String(Math.min(caret.left, window.innerWidth - 272))}px`;
  return caret.bottom + HEIGHT > window.innerHeight && caret.top > HEIGHT
    ? { bottom: `${String(window.innerHeight - caret.top + 6)}px`, left }
    : { top: `${String(caret.bottom + 6)}px`, left };
}
