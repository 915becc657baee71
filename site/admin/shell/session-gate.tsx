import { Alert, Button, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { SignInPanel } from "./sign-in-panel.tsx";

interface SessionGateProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Shows a tab only to somebody whom the server knows. Work that is open already stays open. */
export function SessionGate({ children, onRetry }: SessionGateProps) {
  const { phase, worked } = useSession();
  if (!worked && phase === "signed-out") return <SignInPanel />;
  if (!worked) return <Checking />;
  return (
    <>
      {phase === "unreachable" && <Unreachable onRetry={onRetry} />}
      {children}
    </>
  );
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

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert.Root status="warning" role="status" marginBottom="6" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1" minWidth="14rem">
        <Alert.Title>The server cannot be reached</Alert.Title>
        <Alert.Description>
          You can go on writing. What you type stays on this device until it can be saved.
        </Alert.Description>
      </Alert.Content>
      <Button size="sm" variant="outline" onClick={onRetry}>
        Try now
      </Button>
    </Alert.Root>
  );
}
