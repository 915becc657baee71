import { Skeleton, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { SignInPanel } from "./sign-in-panel.tsx";

/** Shows a tab only to somebody whom the server knows. Work that is open already stays open. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { phase, worked } = useSession();
  if (!worked && phase === "signed-out") return <SignInPanel />;
  return worked ? children : <Checking />;
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
