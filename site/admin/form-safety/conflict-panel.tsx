import { Alert, Button, HStack } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { timePhrase } from "#site/format/time.ts";
import type { ComparableRow } from "./conflict-model.ts";
import type { VersionConflict } from "./use-conflict.ts";

interface ConflictPanelProps<Row> {
  readonly conflict: VersionConflict<Row>;
  /** The member who saved their version; null if unknown, or the member who reads this. */
  readonly savedBy: string | null;
  /** Saves the form over their version. */
  readonly onKeepMine: (theirs: Row) => void;
  readonly onTakeTheirs?: () => void;
}

/**
 * Resolves a version conflict: keep mine, take theirs or copy mine. Nothing is overwritten before
 * that choice. Renders nothing without a conflict.
 */
export function ConflictPanel<Row extends ComparableRow>({
  conflict,
  savedBy,
  onKeepMine,
  onTakeTheirs,
}: ConflictPanelProps<Row>) {
  const { current, noun } = conflict;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "center" });
  }, [current?.theirs]);
  if (current === null) return null;
  const { theirs, differing } = current;
  return (
    <Alert.Root ref={panel} tabIndex={-1} status="warning" role="alert" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>
          {theirs.deleted_at === null
            ? `${savedBy === null ? "Another version was saved" : `${savedBy} saved another version`} ${timePhrase(new Date(theirs.updated_at))}`
            : `This ${noun} was moved to the trash meanwhile`}
        </Alert.Title>
        <Alert.Description>
          Your text is still here and not saved.{" "}
          {differing.length === 0
            ? "Both versions say the same."
            : `The versions differ in: ${differing.join(", ")}.`}
        </Alert.Description>
        <HStack gap="2" flexWrap="wrap" marginTop="1">
          <Button
            type="button"
            size="sm"
            onClick={() => {
              conflict.keepMine(theirs);
              onKeepMine(theirs);
            }}
          >
            Keep mine
          </Button>
          <Button
            type="button"
            size="sm"
            variant="outline"
            onClick={() => {
              conflict.takeTheirs(theirs);
              onTakeTheirs?.();
            }}
          >
            Take theirs
          </Button>
          <Button
            type="button"
            size="sm"
            variant="outline"
            onClick={() => void conflict.copyMine()}
          >
            Copy mine
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
