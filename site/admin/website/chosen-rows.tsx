import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { MoveButton } from "#site/admin/data-table/move-button.tsx";
import { RowThumbnail } from "#site/admin/data-table/row-thumbnail.tsx";
import type { HomeRow } from "./use-home-rows.ts";

interface ChosenRowsProps {
  /** In their order on the page; those that are not public have no title. */
  readonly rows: readonly HomeRow[];
  /** Called with the new rows and a sentence for screen readers. */
  readonly onChange: (rows: readonly HomeRow[], announcement: string) => void;
}

/** The chosen rows of the home page, which can be moved and removed. */
export function ChosenRows({ rows, onChange }: ChosenRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const remove = (row: HomeRow) => {
    onChange(
      rows.filter(({ id }) => id !== row.id),
      `${nameOf(row)} removed.`,
    );
    // The focused button goes with its row.
    list.current?.focus();
  };
  const move = (row: HomeRow, from: number, to: number) => {
    const others = rows.toSpliced(from, 1);
    onChange(others.toSpliced(to, 0, row), `${nameOf(row)} is number ${String(to + 1)}.`);
  };
  return (
    <div ref={list} role="group" aria-label="Shown on home" tabIndex={-1}>
      {rows.length === 0 && <Text>Nothing is chosen.</Text>}
      <Stack as="ol" listStyleType="none" gap="0" borderTopWidth={rows.length === 0 ? "0" : "1px"}>
        {rows.map((row, index) => (
          <HStack as="li" key={row.id} gap="2" paddingBlock="1" borderBottomWidth="1px">
            <Text textStyle="ui" color="fg.muted" flexShrink="0" minWidth="6">
              {index + 1}
            </Text>
            <RowThumbnail address={row.image} />
            <Text flex="1" minWidth="0" textStyle="ui" overflowWrap="anywhere">
              {nameOf(row)}
            </Text>
            <MoveButton
              id={`home-${row.id}-up`}
              label={`Move ${nameOf(row)} up`}
              direction="up"
              atEnd={index === 0}
              onClick={() => {
                move(row, index, index - 1);
              }}
            />
            <MoveButton
              id={`home-${row.id}-down`}
              label={`Move ${nameOf(row)} down`}
              direction="down"
              atEnd={index === rows.length - 1}
              onClick={() => {
                move(row, index, index + 1);
              }}
            />
            <Button
              type="button"
              size="xs"
              variant="outline"
              aria-label={`Remove ${nameOf(row)}`}
              onClick={() => {
                remove(row);
              }}
            >
              Remove
            </Button>
          </HStack>
        ))}
      </Stack>
    </div>
  );
}

function nameOf({ title }: HomeRow): string {
  return title === "" ? "Not public at present" : title;
}
