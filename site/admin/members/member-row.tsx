import { Badge, Box, Button, Flex, HStack, Loader, NativeSelect, Text } from "@chakra-ui/react";
import { useState } from "react";
import * as v from "valibot";
import { messageOf } from "#supabase/data/errors.ts";
import type { Member } from "#supabase/data/members.ts";
import { MemberAvatar } from "#site/admin/active-members/member-avatar.tsx";
import { useDeliversMail } from "#site/admin/context/use-delivers-mail.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { shortDay } from "#site/format/time.ts";
import { memberSchema, ROLE_OPTIONS } from "#site/schemas/member.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { InquiryMailSelect } from "./inquiry-mail-select.tsx";
import { useChangeMember } from "./use-members.ts";

/** One member with role and activation. */
export function MemberRow({ member }: { readonly member: Member }) {
  const { email, name, photo, role, active } = member;
  const own = useSession((session) => session.email) === email;
  const deliversMail = useDeliversMail();
  const change = useChangeMember();
  const [isConfirming, setIsConfirming] = useState(false);
  const save = (part: Partial<Pick<Member, "role" | "active">>, done: string) => {
    change.mutate(
      { ...member, ...part },
      {
        onSuccess: () => {
          toast.success({ title: done, description: email });
        },
      },
    );
  };
  return (
    <Box as="li" borderBottomWidth="1px" paddingBlock="3">
      <Flex gap="3" align="center" wrap="wrap">
        <MemberAvatar label={name || email} photo={photo} />
        <Box flex="1" minWidth="12rem">
          <Text
            textStyle="ui"
            fontWeight="500"
            color={active ? undefined : "fg.muted"}
            overflowWrap="anywhere"
          >
            {name === "" ? email : `${name}, ${email}`}{" "}
            {own && <Badge bg="bg.emphasized">You</Badge>}
          </Text>
          <Text textStyle="caption" color="fg.muted">
            {formatMembership(member)}
          </Text>
        </Box>
        <HStack gap="2" wrap="wrap">
          {active && deliversMail && (
            <InquiryMailSelect member={member} label={`Mail about inquiries to ${email}`} />
          )}
          {active && (
            <NativeSelect.Root size="sm" width="7.5rem" disabled={change.isPending}>
              <NativeSelect.Field
                aria-label={`Role of ${email}`}
                value={role}
                onChange={(event) => {
                  save(
                    { role: v.parse(memberSchema.entries.role, event.target.value) },
                    "Role Changed",
                  );
                }}
              >
                {ROLE_OPTIONS.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          )}
          <Button
            size="sm"
            variant="outline"
            aria-label={active ? `Deactivate ${email}` : `Reactivate ${email}`}
            {...busyButton(change.isPending, () => {
              if (active) setIsConfirming(true);
              else save({ active: true }, "Member Reactivated");
            })}
          >
            <Loader visible={change.isPending}>{active ? "Deactivate" : "Reactivate"}</Loader>
          </Button>
        </HStack>
      </Flex>
      {change.isError && (
        <Text role="alert" textStyle="caption" color="fg.error" marginTop="1">
          {messageOf(change.error) || "This could not be changed. Please try again."}
        </Text>
      )}
      <ConfirmDialog
        open={isConfirming}
        title="Deactivate this member?"
        confirmLabel="Deactivate"
        onConfirm={() => {
          setIsConfirming(false);
          save({ active: false }, "Member Deactivated");
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text overflowWrap="anywhere">
          {own ? "You are" : `${email} is`} signed out everywhere at once and can read and change
          nothing any more. Everything written stays. An owner can reactivate the account.
        </Text>
      </ConfirmDialog>
    </Box>
  );
}

function formatMembership({ active, joined, since }: Member): string {
  if (!active) return "Deactivated";
  return joined ? `Member since ${shortDay(since)}` : `Added ${shortDay(since)}, not signed in yet`;
}
