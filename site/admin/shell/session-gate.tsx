import { Skeleton, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { SignInPanel } from "./sign-in-panel.tsx";
import { useUnsavedWork } from "./unsaved-work.ts";

/** Shows a tab only to somebody whom the server knows. When the session ends, only unsaved work stays,
 * behind the dialog that asks for the password. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { phase, worked } = useSession();
  const isShown = usePrivateShown();
  if (!worked && phase === "signed-out") return <SignInPanel />;
  if (!worked) return <Checking />;
  return isShown && children;
}

/** Whether rows of the server may be on the page. */
export function usePrivateShown(): boolean {
  const ended = useSession(({ phase }) => phase === "signed-out");
  const unsaved = useUnsavedWork(({ names }) => Object.keys(names).length > 0);
  return !ended || unsaved;
}

function Checking() {
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
