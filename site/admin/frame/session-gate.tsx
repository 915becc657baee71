import { Box, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useIsSignedOut, useSession } from "#site/admin/session/session-store.ts";
import { SignInPanel } from "./sign-in-panel.tsx";
import { useUnsavedWork } from "#site/admin/form-safety/unsaved-work.ts";

/**
 * Renders a tab or page only with a valid session. After the session ends, only an unsaved form of it
 * stays mounted, not displayed, below the sign-in dialog; the rows around it do not (`PrivateRows`).
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { phase, wasUsable } = useSession();
  const isShown = useStaysMounted();
  if (!wasUsable && phase === "signed-out") return <SignInPanel />;
  if (!wasUsable) return <CheckingSession />;
  // Mounted but not displayed: the forms keep their values.
  return isShown && <Box display={phase === "signed-out" ? "none" : "contents"}>{children}</Box>;
}

/** Whether the forms are rendered: with a session, and after it has ended if one of them has unsaved text. */
function useStaysMounted(): boolean {
  const isSignedOut = useIsSignedOut();
  const hasUnsaved = useUnsavedWork(({ forms }) => Object.keys(forms).length > 0);
  return !isSignedOut || hasUnsaved;
}

function CheckingSession() {
  return (
    <Stack gap="4" role="status">
      <Text textStyle="ui" color="fg.muted">
        Checking your session…
      </Text>
      <Skeleton height="8" maxWidth="16rem" />
      <Skeleton height="40" />
    </Stack>
  );
}
