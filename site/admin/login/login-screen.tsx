import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { studio } from "#site/content/studio.ts";
import { SignIn } from "./sign-in.tsx";
import type { MailLink } from "./sign-in.tsx";

/** Full-page sign-in, shown while there is no session. */
export function LoginScreen({ link }: { readonly link: MailLink | null }) {
  return (
    <Box as="main" minHeight="100dvh" display="grid" placeItems="center" padding="5">
      <title>Sign in | Interior Design Admin</title>
      <Stack width="full" maxWidth="26rem" gap="8" paddingBlock="8">
        <Box>
          <Text textStyle="eyebrow" color="fg.muted" marginBottom="2">
            {studio.name}
          </Text>
          <Heading as="h1" textStyle="heading">
            Admin Login
          </Heading>
          <Text textStyle="ui" color="fg.muted" marginTop="2">
            Sign in to manage posts, projects and inquiries.
          </Text>
        </Box>
        <SignIn link={link} />
      </Stack>
    </Box>
  );
}
