import { Alert } from "@chakra-ui/react";

/** The code of an invitation, for an owner to hand over where mails are not delivered. */
export function InvitationCode({ email, code }: { readonly email: string; readonly code: string }) {
  return (
    <Alert.Root status="info" marginTop="4" role="status">
      <Alert.Indicator />
      <Alert.Description overflowWrap="anywhere">
        Mails are not delivered yet. Give {email} this code for “I have an invitation” on the
        sign-in screen: <strong>{code}</strong>
      </Alert.Description>
    </Alert.Root>
  );
}
