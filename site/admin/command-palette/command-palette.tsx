import { Box, Dialog, Flex, Input, Portal, Text } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { mountedOpen } from "#site/ui/mounted-open.ts";
import { matching, moveIndex } from "./command-palette-model.ts";
import type { PaletteEntry } from "./command-palette-model.ts";
import { useActions } from "./use-actions.ts";
import { useSearch } from "./use-search.ts";
import { useDebouncedValue } from "#site/ui/use-debounced-value.ts";

/** The command palette: finds pages, actions and rows by a part of their name. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const actions = useActions();
  const rows = useSearch(useDebouncedValue(typed.trim(), 200));
  // Rows of the previous search are filtered by the new text, so that Enter never opens a wrong row.
  const found = rows.areFor === typed.trim() ? rows.entries : matching(rows.entries, typed);
  const entries = [...matching(actions, typed), ...found];
  const current = Math.min(active, Math.max(0, entries.length - 1));
  const list = useId();
  const choose = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return;
    onClose();
    // Runs after the dialog has restored the focus, so that the opened page can take it.
    setTimeout(entry.run, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      choose(entries[current]);
    } else if (["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      setActive(moveIndex(current, event.key, entries.length));
    }
  };
  return (
    <Dialog.Root
      {...mountedOpen}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      placement="top"
      size="lg"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label="Find or do">
            <Box padding="3" borderBottomWidth="1px">
              <Input
                variant="flushed"
                borderWidth="0"
                paddingInline="2"
                placeholder="Find a post, project or inquiry, or do something…"
                role="combobox"
                aria-label="Find or do"
                aria-expanded="true"
                aria-controls={list}
                aria-activedescendant={entries.length === 0 ? undefined : `${list}-${current}`}
                aria-autocomplete="list"
                autoComplete="off"
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setActive(0);
                }}
                onKeyDown={onKeyDown}
              />
            </Box>
            <Entries id={list} entries={entries} current={current} onChoose={choose} />
            <Text role="status" textStyle="caption" color="fg.muted" padding="3">
              {statusOf(entries.length, rows)}
            </Text>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface EntriesProps {
  readonly id: string;
  readonly entries: readonly PaletteEntry[];
  readonly current: number;
  readonly onChoose: (entry: PaletteEntry) => void;
}

function Entries({ id, entries, current, onChoose }: EntriesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const marked = list.current?.querySelector("[aria-selected=true]");
    marked?.scrollIntoView({ block: "nearest" });
  }, [current, entries.length]);
  return (
    <Box ref={list} id={id} role="listbox" aria-label="Results" maxHeight="24rem" overflowY="auto">
      {entries.map((entry, index) => (
        <Flex
          key={entry.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          justify="space-between"
          gap="4"
          paddingInline="5"
          paddingBlock="2.5"
          cursor="pointer"
          bg={index === current ? "bg.emphasized" : "transparent"}
          _hover={{ bg: "bg.muted" }}
          onClick={() => {
            onChoose(entry);
          }}
        >
          <Text textStyle="ui" truncate>
            {entry.label}
          </Text>
          <Text textStyle="caption" color="fg.muted" flexShrink="0">
            {entry.hint}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}

function statusOf(
  count: number,
  { isFetching, isError }: { readonly isFetching: boolean; readonly isError: boolean },
): string {
  if (isFetching) return "Searching…";
  if (isError) return "Posts, projects and inquiries cannot be searched at the moment.";
  if (count === 0) return "Nothing found. Try another word.";
  return `${count} found. Arrows choose, Enter opens.`;
}
