import { useCallback } from "react";
import { useLatest } from "#site/ui/use-latest.ts";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import type { AdminCommand } from "#site/platform/platform.ts";

interface SaveCommands {
  readonly save: () => void;
  /** Absent for a form without publication. */
  readonly publish?: () => void;
}

const SAVE = ["save"] as const;
const SAVE_AND_PUBLISH = ["save", "publish"] as const;

/** Calls `save` on Mod+S and `publish` on Mod+Enter, and on the same items of the desktop menu. */
export function useSaveCommands(commands: SaveCommands) {
  const latestRef = useLatest(commands);
  useCommands(
    commands.publish === undefined ? SAVE : SAVE_AND_PUBLISH,
    useCallback(
      ({ type }: AdminCommand) => {
        if (type === "save") latestRef.current.save();
        if (type === "publish") latestRef.current.publish?.();
      },
      [latestRef],
    ),
  );
}
