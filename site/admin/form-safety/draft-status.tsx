import { Text } from "@chakra-ui/react";
import { shortTime } from "#site/format/time.ts";
import type { DraftStatus } from "./draft-writer.ts";

interface DraftStatusLineProps {
  readonly status: DraftStatus;
  /** When the row was last saved while the form is open. */
  readonly savedAt: Date | null;
  /** True while the form is about to be saved on the server by itself. */
  readonly isSaveDue?: boolean;
}

/** Shows where the text is saved: on the server, soon there, on this device only, or not at all. */
export function DraftStatusLine(props: DraftStatusLineProps) {
  const { status } = props;
  const failed = status.kind === "refused" || status.kind === "late";
  return (
    <Text
      textStyle="caption"
      color={failed ? "fg.error" : "fg.muted"}
      aria-live="polite"
      data-stored-at={status.kind === "saved" ? status.at.toISOString() : undefined}
    >
      <StatusText {...props} />
    </Text>
  );
}

function StatusText({ status, savedAt, isSaveDue = false }: DraftStatusLineProps) {
  switch (status.kind) {
    case "refused":
      return "This device cannot keep a copy: save before you leave.";
    case "late":
      return "Not saved yet: this device is slow to answer.";
    case "saved":
      if (isSaveDue) return "Saving…";
      return (
        <>
          Saved on this device only,{" "}
          <time dateTime={status.at.toISOString()}>{shortTime(status.at)}</time>
        </>
      );
    case "none":
      return savedAt !== null && `Saved ${shortTime(savedAt)}`;
  }
}
