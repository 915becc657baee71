import { Box, Button, Flex, HStack, Loader, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Invitation } from "#supabase/data/invitations.ts";
import { useMailDelivery } from "#site/admin/context/use-delivers-mail.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { toast } from "#site/ui/toaster.tsx";
import { InvitationCode } from "./invitation-code.tsx";
import { invitationText } from "./invitation-text.ts";
import { useResendInvitation, useRevokeInvitation } from "./use-invitations.ts";

/** One open invitation, which an owner sends again or withdraws. */
export function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { id, email } = invitation;
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const error = resend.error ?? revoke.error;
  const isMailed = useMailDelivery() !== false;
  const newCode = isMailed ? null : (resend.data ?? null);
  return (
    <Box as="li" borderBottomWidth="1px" paddingBlock="3">
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minWidth="12rem">
          <Text textStyle="ui" fontWeight="500" overflowWrap="anywhere">
            {email}
          </Text>
          <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            {invitationText(invitation)}
          </Text>
        </Box>
        <HStack gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            aria-label={`Send the invitation to ${email} again`}
            {...busyButton(resend.isPending, () => {
              resend.mutate(id, {
                onSuccess: (code) => {
                  toast[code === null ? "warning" : "success"]({
                    title: resentTitle(code, isMailed),
                    description: email,
                  });
                },
              });
            })}
          >
            <Loader visible={resend.isPending}>Send again</Loader>
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-label={`Withdraw the invitation to ${email}`}
            {...busyButton(revoke.isPending, () => {
              revoke.mutate(id, {
                onSuccess: () => {
                  toast.success({ title: "Invitation Withdrawn", description: email });
                },
              });
            })}
          >
            <Loader visible={revoke.isPending}>Withdraw</Loader>
          </Button>
        </HStack>
      </Flex>
      {newCode !== null && <InvitationCode email={email} code={newCode} />}
      {error !== null && (
        <Text role="alert" textStyle="caption" color="fg.error" marginTop="1">
          {messageOf(error) || "This did not work. Please try again."}
        </Text>
      )}
    </Box>
  );
}

function resentTitle(code: string | null, isMailed: boolean): string {
  if (code === null) return "Accepted or Withdrawn Meanwhile";
  return isMailed ? "Invitation Sent" : "New Code Stored";
}
