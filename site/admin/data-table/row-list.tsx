import { Box, Button, HStack, IconButton, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { MoveButton } from "./move-button.tsx";

/** A long list of which the first rows are shown. */
interface RowFold {
  /** Number of rows that are shown. */
  readonly shown: number;
  readonly onShowAll: () => void;
}

interface RowListProps {
  /** Heading of the list: "Materials". */
  readonly legend: string;
  /** Name of one row: "material". */
  readonly noun: string;
  readonly ids: readonly string[];
  /** Most rows; without it, there is no limit. */
  readonly max?: number;
  /** Sentence below the heading. */
  readonly about?: string | undefined;
  /** Sentence in place of the rows while there are none. */
  readonly empty?: string;
  /** The rows after the first ones are hidden. */
  readonly fold?: RowFold | undefined;
  /** On wide viewports, the buttons of a row stand beside its fields instead of below. */
  readonly isWide?: boolean;
  readonly row: (index: number) => ReactNode;
  readonly onAdd: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Rows that are added, moved and removed by buttons; changes are announced to screen readers. */
export function RowList(props: RowListProps) {
  const {
    legend,
    noun,
    ids,
    max = Infinity,
    about,
    empty,
    fold,
    isWide = false,
    row,
    ...actions
  } = props;
  const listId = useId();
  const aboutId = `${listId}-about`;
  const [announcement, setAnnouncement] = useState("");
  const buttonId = (id: string, direction: string) => `${listId}-${id}-${direction}`;
  const focus = (id: string) => document.getElementById(id)?.focus();
  const showAll = () => {
    flushSync(() => fold?.onShowAll());
    focusFieldOf(document.getElementById(`${listId}-rows`)?.children[fold?.shown ?? 0]);
  };
  const add = () => {
    flushSync(() => {
      fold?.onShowAll();
      actions.onAdd();
      setAnnouncement(`Added ${noun} ${String(ids.length + 1)}.`);
    });
    focusFieldOf(document.getElementById(`${listId}-rows`)?.lastElementChild);
  };
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || to < 0 || to >= ids.length) return;
    flushSync(() => {
      if (fold !== undefined && to >= fold.shown) fold.onShowAll();
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
    <Stack as="fieldset" gap="3" minWidth="0" aria-describedby={about && aboutId}>
      <Text as="legend" textStyle="ui" fontWeight="500" marginBottom="1">
        {legend}
      </Text>
      {about !== undefined && <About id={aboutId}>{about}</About>}
      {ids.length === 0 && empty !== undefined && <NoRows>{empty}</NoRows>}
      {ids.length > 0 && (
        <Stack as="ol" id={`${listId}-rows`} listStyleType="none" gap="3">
          {ids.slice(0, fold?.shown).map((id, index) => (
            <Box
              as="li"
              key={id}
              role="listitem"
              borderWidth="1px"
              borderRadius="sm"
              padding="3"
              aria-label={`${noun} ${String(index + 1)}`}
              {...(isWide && BESIDE)}
            >
              {row(index)}
              <RowButtons
                isWide={isWide}
                name={`${noun} ${String(index + 1)}`}
                index={index}
                count={ids.length}
                idOf={(direction) => buttonId(id, direction)}
                onMove={move}
                onRemove={remove}
              />
            </Box>
          ))}
        </Stack>
      )}
      <HStack gap="2">
        <Button
          id={listId}
          type="button"
          variant="outline"
          size="sm"
          disabled={ids.length >= max}
          onClick={add}
        >
          <Plus /> Add {noun}
        </Button>
        {fold !== undefined && <ShowAllButton count={ids.length} onClick={showAll} />}
      </HStack>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Stack>
  );
}

function focusFieldOf(row: Element | null | undefined) {
  row?.querySelector<HTMLElement>("input, textarea, select")?.focus();
}

interface ShowAllButtonProps {
  readonly count: number;
  readonly onClick: () => void;
}

function ShowAllButton({ count, onClick }: ShowAllButtonProps) {
  return (
    <Button type="button" variant="ghost" size="sm" onClick={onClick}>
      Show all ({count})
    </Button>
  );
}

function About({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <Text id={id} textStyle="caption" color="fg.muted" maxWidth="measure">
      {children}
    </Text>
  );
}

function NoRows({ children }: { readonly children: string }) {
  return (
    <Text textStyle="ui" color="fg.muted">
      {children}
    </Text>
  );
}

/** Fields and buttons of a row side by side. */
const BESIDE = {
  display: { md: "grid" },
  gridTemplateColumns: { md: "minmax(0, 1fr) auto" },
  columnGap: "3",
} as const;

interface RowButtonsProps {
  /** Name of the row: "material 2". */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly isWide: boolean;
  readonly idOf: (direction: "up" | "down") => string;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

function RowButtons({ name, index, count, isWide, idOf, onMove, onRemove }: RowButtonsProps) {
  return (
    <HStack marginTop={isWide ? { base: "2", md: "0" } : "2"} gap="1">
      {(["up", "down"] as const).map((direction) => (
        <MoveButton
          key={direction}
          id={idOf(direction)}
          label={`Move ${name} ${direction}`}
          direction={direction}
          atEnd={index === (direction === "up" ? 0 : count - 1)}
          onClick={() => {
            onMove(index, direction === "up" ? index - 1 : index + 1);
          }}
        />
      ))}
      <IconButton
        type="button"
        size="xs"
        variant="ghost"
        marginInlineStart="auto"
        aria-label={`Remove ${name}`}
        onClick={() => {
          onRemove(index);
        }}
      >
        <Trash2 />
      </IconButton>
    </HStack>
  );
}
