import { Button, HStack, Text } from "@chakra-ui/react";
import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { LocalDraftStatusLine } from "#site/admin/form-safety/local-draft-status.tsx";
import type { LocalDraftStatus } from "#site/admin/form-safety/local-draft-writer.ts";
import { TOOLBAR_TOP, WINDOW_WIDTH_BAR } from "./window-width.ts";

interface CopyToolbarProps {
  /** Changes that are not published. */
  readonly count: number;
  readonly status: LocalDraftStatus;
  readonly isPublishing: boolean;
  readonly canPublish: boolean;
  /** Undoes the last change; null if there is none. */
  readonly onUndo: (() => void) | null;
  /** Publishes what was published before; null if nothing was published here, or there are changes since. */
  readonly onUndoPublication: (() => void) | null;
  readonly onPublish: () => void;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Number of unpublished changes, and the actions for the whole page. Stays in view. */
export function CopyToolbar(props: CopyToolbarProps) {
  const { count, status, isPublishing, canPublish, onUndo, onPublish, children } = props;
  return (
    <HStack
      role="toolbar"
      aria-label="Page texts"
      css={WINDOW_WIDTH_BAR}
      position="sticky"
      top={TOOLBAR_TOP}
      zIndex="docked"
      bg="bg"
      columnGap="3"
      rowGap="1"
      flexWrap="wrap"
      paddingBlock="2"
      borderBottomWidth="1px"
    >
      <Button size="sm" loading={isPublishing} disabled={!canPublish} onClick={onPublish}>
        Publish
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={onUndo === null}
        onClick={() => {
          onUndo?.();
        }}
      >
        <Undo2 aria-hidden /> Undo
      </Button>
      {props.onUndoPublication !== null && (
        <Button
          size="sm"
          variant="outline"
          disabled={isPublishing}
          onClick={props.onUndoPublication}
        >
          Undo publication
        </Button>
      )}
      {children}
      <HStack columnGap="3" rowGap="0" flexWrap="wrap">
        <Text textStyle="caption" color="fg.muted">
          {count === 0
            ? "Click a text or a picture’s button to change it."
            : `${String(count)} ${count === 1 ? "change" : "changes"} not published.`}
        </Text>
        <LocalDraftStatusLine status={status} savedAt={null} />
      </HStack>
    </HStack>
  );
}
