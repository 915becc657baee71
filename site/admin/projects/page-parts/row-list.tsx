import { Box, Button, HStack, IconButton, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { MoveButton } from "#site/admin/data-table/move-button.tsx";

interface RowListProps {
  /** Heading of the list: "Materials". */
  readonly legend: string;
  /** Name of one row: "material". */
  readonly noun: string;
  readonly ids: readonly string[];
  readonly max: number;
  readonly row: (index: number) => ReactNode;
  readonly onAdd: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Rows that are added, moved and removed by buttons; changes are announced to screen readers. */
export function RowList({ legend, noun, ids, max, row, ...actions }: RowListProps) {
  const listId = useId();
  const [announcement, setAnnouncement] = useState("");
  const buttonId = (id: string, direction: string) => `${listId}-${id}-${direction}`;
  const focus = (id: string) => document.getElementById(id)?.focus();
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || to < 0 || to >= ids.length) return;
    flushSync(() => {
      actions.onMove(from, to);
      setAnnouncement(`Moved to place ${String(to + 1)} of ${String(ids.length)}.`);
    });
    // Moving the DOM node can drop keyboard focus; restores it.
    focus(buttonId(id, to < from ? "up" : "down"));
  };
  const remove = (index: number) => {
    const next = ids[index + 1] ?? ids[index - 1];
    flushSync(() => {
      actions.onRemove(index);
      setAnnouncement(`Removed ${noun} ${String(index + 1)}.`);
    });
    focus(next === undefined ? listId : buttonId(next, "up"));
  };
  return (
    <Stack as="fieldset" gap="3" minWidth="0">
      <Text as="legend" textStyle="ui" fontWeight="500">
        {legend}
      </Text>
      {ids.length > 0 && (
        <Stack as="ol" listStyleType="none" gap="3">
          {ids.map((id, index) => (
            <Box
              as="li"
              key={id}
              role="listitem"
              borderWidth="1px"
              borderRadius="sm"
              padding="3"
              aria-label={`${noun} ${String(index + 1)}`}
            >
              {row(index)}
              <HStack marginTop="2" gap="1">
                {(["up", "down"] as const).map((direction) => (
                  <MoveButton
                    key={direction}
                    id={buttonId(id, direction)}
                    label={`Move ${noun} ${String(index + 1)} ${direction}`}
                    direction={direction}
                    atEnd={index === (direction === "up" ? 0 : ids.length - 1)}
                    onClick={() => {
                      move(index, direction === "up" ? index - 1 : index + 1);
                    }}
                  />
                ))}
                <IconButton
                  type="button"
                  size="xs"
                  variant="ghost"
                  marginInlineStart="auto"
                  aria-label={`Remove ${noun} ${String(index + 1)}`}
                  onClick={() => {
                    remove(index);
                  }}
                >
                  <Trash2 />
                </IconButton>
              </HStack>
            </Box>
          ))}
        </Stack>
      )}
      <Button
        id={listId}
        type="button"
        variant="outline"
        size="sm"
        alignSelf="flex-start"
        disabled={ids.length >= max}
        onClick={actions.onAdd}
      >
        <Plus /> Add {noun}
      </Button>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Stack>
  );
}
