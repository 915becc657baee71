import { Text } from "@chakra-ui/react";
import { shortTime } from "#site/format/time.ts";
import type { LocalDraftStatus } from "./local-draft-writer.ts";

interface LocalDraftStatusLineProps {
  readonly status: LocalDraftStatus;
  /** When the row was last saved while the form is open. */
  readonly savedAt: Date | null;
  /** True while the form is about to be saved on the server by itself. */
  readonly isSaveDue?: boolean;
}

/** Shows where the text is saved: on the server, soon there, on this device only, or not at all. */
export function LocalDraftStatusLine(props: LocalDraftStatusLineProps) {
  const { status } = props;
  const failed = status.kind === "refused" || status.kind === "late";
  return (
    <Text
      textStyle="caption"
      color={failed ? "fg.error" : "fg.muted"}
      whiteSpace={failed ? undefined : { md: "nowrap" }}
      aria-live="polite"
      data-stored-at={status.kind === "stored" ? status.at.toISOString() : undefined}
    >
      <StatusText {...props} />
    </Text>
  );
}

function StatusText({ status, savedAt, isSaveDue = false }: LocalDraftStatusLineProps) {
  switch (status.kind) {
    case "refused":
      return "This device cannot keep a copy: save before you leave.";
    case "late":
      return "Not saved yet: this device is slow to answer.";
    case "stored":
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
