import { Box, Button, HStack, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { SaveBarFrame } from "#site/admin/shell/save-bar-frame.tsx";
import type { Progress } from "./use-bulk.ts";
import type { RowSelection } from "./use-selection.ts";

interface SelectionBarProps<Row> {
  readonly selection: RowSelection<Row>;
  /** One and many: "post", "posts". */
  readonly nouns: readonly [string, string];
  readonly progress: Progress | null;
  readonly children: ReactNode;
}

/** How many rows are selected and what can be done with all of them. Escape lets them go. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, nouns, progress } = props;
  const count = selection.rows.length;
  useEscape(count > 0, selection.clear);
  const noun = nouns[count === 1 ? 0 : 1];
  const words =
    progress === null
      ? `${String(count)} ${noun} selected`
      : `${String(progress.done)} of ${String(progress.all)}…`;
  return (
    <>
      <Box srOnly role="status">
        {count === 0 ? "" : words}
      </Box>
      {count > 0 && (
        <SaveBarFrame>
          <Text
            textStyle="ui"
            fontWeight="600"
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
            marginInlineEnd="auto"
            aria-hidden
          >
            {words}
          </Text>
          <HStack role="toolbar" aria-label={`Selected ${nouns[1]}`} gap="2" flexWrap="wrap">
            {props.children}
            <Button size="sm" variant="ghost" onClick={selection.clear}>
              <X aria-hidden /> Clear
            </Button>
          </HStack>
        </SaveBarFrame>
      )}
    </>
  );
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
