import { Text } from "@chakra-ui/react";
import { shortTime } from "./short-time.ts";
import type { CopyState } from "./use-local-copy.ts";

interface CopyNoteProps {
  readonly copy: CopyState;
  /** When the row was last saved while the form is open. */
  readonly savedAt: Date | null;
}

/** Where the text is, in words: on the server, on this device only, or nowhere but on the screen. */
export function CopyNote({ copy, savedAt }: CopyNoteProps) {
  const refused = copy.kind === "refused";
  return (
    <Text textStyle="caption" color={refused ? "fg.error" : "fg.muted"} aria-live="polite">
      {refused
        ? "This device cannot keep a copy: save before you leave."
        : copy.kind === "kept"
          ? `Saved on this device only, ${shortTime(copy.at)}`
          : savedAt !== null && `Saved ${shortTime(savedAt)}`}
    </Text>
  );
}
