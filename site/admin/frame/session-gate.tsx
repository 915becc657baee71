import { Box, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useIsSignedOut, useSession } from "#site/admin/session/session-store.ts";
import { SignInPanel } from "./sign-in-panel.tsx";
import { useUnsavedWork } from "#site/admin/form-safety/unsaved-work.ts";
import type { FormPlace } from "#site/admin/form-safety/unsaved-work.ts";

/**
 * Renders a tab only with a valid session. After the session ends, only an unsaved form of the tab
 * stays mounted, not displayed, below the sign-in dialog; the rows around it do not (`PrivateRows`).
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { phase, wasUsable } = useSession();
  const isShown = useStaysMounted("panel");
  if (!wasUsable && phase === "signed-out") return <SignInPanel />;
  if (!wasUsable) return <CheckingSession />;
  // Mounted but not displayed: the forms keep their values.
  return isShown && <Box display={phase === "signed-out" ? "none" : "contents"}>{children}</Box>;
}

/** Whether the forms of a place are rendered: with a session, and after it has ended if one of them has
 * unsaved text. */
export function useStaysMounted(place: FormPlace): boolean {
  const isSignedOut = useIsSignedOut();
  const hasUnsaved = useUnsavedWork(({ forms }) =>
    Object.values(forms).some((form) => form.place === place),
  );
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
