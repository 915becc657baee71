import { useCallback } from "react";
import { useLatest } from "#site/ui/use-latest.ts";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import type { AdminCommand } from "#site/platform/platform.ts";

const TYPES = ["save"] as const;

/** Calls `save` on Ctrl/⌘ S and on Save in the desktop menu. */
export function useSaveCommand(save: () => void) {
  const latestRef = useLatest(save);
  useCommands(
    TYPES,
    useCallback(
      ({ type }: AdminCommand) => {
        if (type === "save") latestRef.current();
      },
      [latestRef],
    ),
  );
}
