import { Alert, Button, HStack } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { timePhrase } from "#site/format/time.ts";

interface ConflictPanelProps {
  /** "post" or "project". */
  readonly noun: string;
  /** The version on the server; `deleted_at` is set if it has been moved to the trash. */
  readonly theirs: { readonly updated_at: string; readonly deleted_at: string | null };
  /** Labels of the fields in which the versions differ. */
  readonly differing: readonly string[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onCopyMine: () => void;
}

/**
 * Resolves a version conflict: keep mine, take theirs or copy mine. Nothing is overwritten before
 * that choice.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const { noun, theirs, differing } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "center" });
  }, [theirs]);
  return (
    <Alert.Root ref={panel} tabIndex={-1} status="warning" role="alert" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>
          {theirs.deleted_at === null
            ? `Another version was saved ${timePhrase(new Date(theirs.updated_at))}`
            : `This ${noun} was moved to the trash meanwhile`}
        </Alert.Title>
        <Alert.Description>
          Your text is still here and not saved.{" "}
          {differing.length === 0
            ? "Both versions say the same."
            : `The versions differ in: ${differing.join(", ")}.`}
        </Alert.Description>
        <HStack gap="2" flexWrap="wrap" marginTop="1">
          <Button type="button" size="sm" onClick={props.onKeepMine}>
            Keep mine
          </Button>
          <Button type="button" size="sm" variant="outline" onClick={props.onTakeTheirs}>
            Take theirs
          </Button>
          <Button type="button" size="sm" variant="outline" onClick={props.onCopyMine}>
            Copy mine
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
