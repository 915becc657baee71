import { Box, Flex, Portal, Text } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEffect, useRef } from "react";
import { MENU_WIDTH, menuPlace, visibleSpace } from "./slash-menu-place.ts";
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
        {...placeOf(menu.clientRect?.() ?? null, menu.items.length)}
        zIndex="popover"
        width={`${String(MENU_WIDTH)}px`}
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
            <item.Icon size="18" strokeWidth={1.5} aria-hidden style={{ flexShrink: 0 }} />
            <Text as="span" textStyle="body" fontSize="sm" whiteSpace="nowrap">
              {item.name}
            </Text>
            <Text as="span" textStyle="caption" color="fg.muted" marginStart="auto" textAlign="end">
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

function placeOf(caret: DOMRect | null, rows: number) {
  return caret === null ? { top: "0", left: "0" } : menuPlace(caret, rows, visibleSpace());
}
