import { Box, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { SignInPanel } from "./sign-in-panel.tsx";
import { useUnsavedWork } from "#site/admin/form-safety/unsaved-work.ts";

/**
 * Renders a tab only with a valid session. After the session ends, only unsaved forms stay mounted,
 * not displayed, below the sign-in dialog.
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { phase, worked } = useSession();
  const isShown = usePrivateShown();
  if (!worked && phase === "signed-out") return <SignInPanel />;
  if (!worked) return <CheckingSession />;
  // Mounted but not displayed: the forms keep their values.
  return isShown && <Box display={phase === "signed-out" ? "none" : "contents"}>{children}</Box>;
}

/** Whether private rows may be rendered. */
export function usePrivateShown(): boolean {
  const isSignedOut = useSession(({ phase }) => phase === "signed-out");
  const hasUnsaved = useUnsavedWork(({ names }) => Object.keys(names).length > 0);
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
