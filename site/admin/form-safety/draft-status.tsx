import { Text } from "@chakra-ui/react";
import { shortTime } from "#site/format/time.ts";
import type { DraftStatus } from "./draft-writer.ts";

interface DraftStatusLineProps {
  readonly status: DraftStatus;
  /** When the row was last saved while the form is open. */
  readonly savedAt: Date | null;
}

/** Shows where the text is saved: on the server, on this device only, or not at all. */
export function DraftStatusLine({ status, savedAt }: DraftStatusLineProps) {
  const failed = status.kind === "refused" || status.kind === "late";
  return (
    <Text textStyle="caption" color={failed ? "fg.error" : "fg.muted"} aria-live="polite">
      <StatusText status={status} savedAt={savedAt} />
    </Text>
  );
}

function StatusText({ status, savedAt }: DraftStatusLineProps) {
  switch (status.kind) {
    case "refused":
      return "This device cannot keep a copy: save before you leave.";
    case "late":
      return "Not saved yet: this device is slow to answer.";
    case "saved":
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
