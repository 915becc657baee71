import { useEffect } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { useEnabledCommands } from "#site/admin/navigation/command-bus.ts";
import { useHasOpenDialog } from "#site/admin/navigation/open-dialog.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";

/**
 * Reports the available commands to the host; none on the sign-in screen or while a dialog is open.
 */
export function useAvailableCommands(isAtSignIn: boolean) {
  const platform = usePlatform();
  const phase = useSession((session) => session.phase);
  const offered = useEnabledCommands();
  const hasDialog = useHasOpenDialog();
  const signedOut = isAtSignIn || phase === "signed-out";
  // Until the session is checked and the dashboard is mounted, the host holds commands back.
  const isKnown = signedOut || (phase !== "checking" && offered.length > 0);
  useEffect(() => {
    if (isKnown) platform.setAvailableCommands(signedOut || hasDialog ? [] : offered);
  }, [platform, isKnown, signedOut, hasDialog, offered]);
}
