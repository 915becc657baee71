import { Box, Button, HStack, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { SaveBarFrame } from "#site/ui/save-bar-frame.tsx";
import { formatCount } from "#site/format/number.ts";
import { runText } from "./bulk-runs.ts";
import type { BulkRun } from "./bulk-runs.ts";
import type { SelectAll } from "./use-select-all.ts";
import type { RowSelection } from "./use-selection.ts";

interface SelectionBarProps<Row> {
  readonly selection: RowSelection<Row>;
  readonly selectAll: SelectAll;
  /** Singular and plural: "post", "posts". */
  readonly nouns: readonly [string, string];
  readonly running: BulkRun | null;
  readonly children: ReactNode;
}

/** Number of selected rows on all pages, with the bulk actions. Escape clears the selection. In the tab
 * order it precedes the rows, directly beside the checkbox that selects the page. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, selectAll, nouns, running } = props;
  const count = selection.rows.length;
  const busy = running !== null || selectAll.fetched !== null;
  useEscape(count > 0 && !busy, selection.clear);
  const text = statusText(count, nouns, running, selectAll.fetched);
  return (
    <>
      <Box srOnly role="status">
        {count > 0 || busy ? text : ""}
      </Box>
      {(count > 0 || busy) && (
        <SaveBarFrame isFirst>
          <HStack gap="3" marginInlineEnd="auto" flexWrap="wrap">
            <Text
              textStyle="ui"
              fontWeight="600"
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
              aria-hidden
            >
              {text}
            </Text>
            {!busy && <SelectAllButton count={count} selectAll={selectAll} />}
          </HStack>
          {count > 0 && (
            <HStack role="toolbar" aria-label={`Selected ${nouns[1]}`} gap="2" flexWrap="wrap">
              {props.children}
              <Button size="sm" variant="ghost" disabled={busy} onClick={selection.clear}>
                <X aria-hidden /> Clear
              </Button>
            </HStack>
          )}
        </SaveBarFrame>
      )}
    </>
  );
}

interface SelectAllButtonProps {
  readonly count: number;
  readonly selectAll: SelectAll;
}

/** Rendered while some rows of the list are not selected. */
function SelectAllButton({ count, selectAll }: SelectAllButtonProps) {
  const { total, run } = selectAll;
  if (total !== null && count >= total) return null;
  return (
    <Button size="sm" variant="plain" paddingInline="0" color="colorPalette.fg" onClick={run}>
      Select all{total === null ? "" : ` ${formatCount(total)}`}
    </Button>
  );
}

function statusText(
  count: number,
  nouns: readonly [string, string],
  running: BulkRun | null,
  fetched: number | null,
): string {
  if (running !== null) return runText(running);
  if (fetched !== null) return `Selecting… ${fetched === 0 ? "" : formatCount(fetched)}`.trim();
  return `${formatCount(count)} ${nouns[count === 1 ? 0 : 1]} selected`;
}

function useEscape(active: boolean, clear: () => void) {
  useEffect(() => {
    if (!active) return;
    const handle = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !dialogOpen()) clear();
    };
    document.addEventListener("keydown", handle);
    return () => {
      document.removeEventListener("keydown", handle);
    };
  }, [active, clear]);
}

function dialogOpen(): boolean {
  return document.querySelector("[role=dialog], [role=alertdialog]") !== null;
}
