import { useCallback } from "react";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import type { AdminCommand, InquiryAction } from "#site/platform/platform.ts";
import { useLatest } from "#site/ui/use-latest.ts";

const TYPES = ["inquiry"] as const;

/** Calls `run` with the action of a single key, such as "contacted" for E, while the inquiry is open. */
export function useInquiryKeys(run: (action: InquiryAction) => void) {
  const latestRef = useLatest(run);
  useCommands(
    TYPES,
    useCallback(
      (command: AdminCommand) => {
        if (command.type === "inquiry") latestRef.current(command.action);
      },
      [latestRef],
    ),
  );
}
