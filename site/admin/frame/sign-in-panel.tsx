import { Box, Dialog, Heading, Portal, Text } from "@chakra-ui/react";
import { SignIn } from "#site/admin/login/index.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { storedEmail } from "#site/admin/session/stored-session.ts";

/** Replaces the tab if the stored flag is set but the session is invalid. */
export function SignInPanel() {
  return (
    <Box maxWidth="26rem" marginInline="auto" paddingBlock={{ base: "8", md: "16" }}>
      <Heading as="h2" textStyle="subheading" marginBottom="2">
        Sign in to continue
      </Heading>
      <Text textStyle="ui" color="fg.muted" marginBottom="6">
        Your session has ended. Posts, projects and inquiries appear once you have signed in.
      </Text>
      <SignIn email={signedInEmail()} />
    </Box>
  );
}

/** Modal sign-in over the open form when the session ends. The form below stays mounted. */
export function SignInDialog() {
  const open = useSession(({ phase, wasUsable }) => phase === "signed-out" && wasUsable);
  return (
    <Dialog.Root
      open={open}
      closeOnEscape={false}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop backdropFilter="blur(6px)" />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Your session has ended</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              <Dialog.Description color="fg.muted" marginBottom="5">
                Sign in again to go on. Everything you typed is still here, just as you left it.
              </Dialog.Description>
              <SignIn email={signedInEmail()} />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The stored email, or '' if it is only the default. */
function signedInEmail(): string {
  const { since } = useSession.getState();
  return since === null ? "" : storedEmail();
}
