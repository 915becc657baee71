import { Box, Button, Code, Grid, Text } from "@chakra-ui/react";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import type { LoginCredentials } from "./use-login.ts";

/** Shows the demo credentials, or a note when the installation has no demo account. */
export function DemoAccount({ onUse }: { readonly onUse: (account: LoginCredentials) => void }) {
  const { demoAccount } = useAdminEnvironment();
  return (
    <Box
      role="group"
      aria-labelledby="demo-account"
      borderWidth="1px"
      borderRadius="sm"
      bg="bg.subtle"
      padding="4"
    >
      <Text id="demo-account" textStyle="eyebrow" color="fg.muted" marginBottom="2">
        Demo credentials
      </Text>
      {demoAccount === null ? (
        <Text textStyle="caption" color="fg.muted">
          A demo account is not part of this installation. Sign in with the account that the studio
          gave you.
        </Text>
      ) : (
        <Grid templateColumns="auto 1fr" columnGap="3" rowGap="1" alignItems="baseline">
          <Text textStyle="caption" color="fg.muted">
            Email
          </Text>
          <Value text={demoAccount.email} />
          <Text textStyle="caption" color="fg.muted">
            Password
          </Text>
          <Value text={demoAccount.password} />
          <Button
            type="button"
            size="xs"
            variant="outline"
            gridColumn="2"
            justifySelf="start"
            marginTop="1"
            onClick={() => {
              onUse(demoAccount);
            }}
          >
            Fill in
          </Button>
        </Grid>
      )}
    </Box>
  );
}

function Value({ text }: { readonly text: string }) {
  return (
    <Code bg="transparent" color="fg" paddingInline="0" fontSize="sm" overflowWrap="anywhere">
      {text}
    </Code>
  );
}
