import { Alert, Box, Button, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { messageOf } from "#supabase/data/errors.ts";
import { INVITATION_DAYS } from "#supabase/data/limits.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useMailDelivery } from "#site/admin/context/use-delivers-mail.ts";
import { fieldOfError } from "#site/admin/form-safety/field-of-error.ts";
import { FormError } from "#site/admin/form-safety/form-error.tsx";
import { numberWord } from "#site/format/number.ts";
import { rulesOf, fieldLabel } from "#site/schemas/form.ts";
import { invitationSchema, ROLE_OPTIONS } from "#site/schemas/member.ts";
import { SelectField, TextField } from "#site/ui/fields.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { InvitationCode } from "./invitation-code.tsx";
import { useInviteMember } from "./use-invitations.ts";

type Invitation = v.InferOutput<typeof invitationSchema>;

const rules = rulesOf(invitationSchema);

/** Invites a member by mail. Where mails are not delivered, shows the code to hand over. */
export function InviteForm() {
  const { isLoopback: onThisMachine } = useStaffClient();
  const deliversMail = useMailDelivery();
  const [handedOver, setHandedOver] = useState<{ code: string; email: string } | null>(null);
  const invite = useInviteMember();
  const form = useForm<Invitation>({ defaultValues: v.getDefaults(invitationSchema) });
  const { errors } = form.formState;
  const submit = form.handleSubmit((invitation) => {
    invite.mutate(invitation, {
      onSuccess: (code) => {
        form.reset();
        setHandedOver(deliversMail === false ? { code, email: invitation.email } : null);
        toast.success({
          title: deliversMail === false ? "Invitation Stored" : "Invitation Sent",
          description: `${invitation.email} has ${numberWord(INVITATION_DAYS)} days to accept it.`,
        });
      },
      onError: (error) => {
        form.setError(fieldOfError(invitationSchema, error) ?? "root", {
          message: messageOf(error) || "The invitation did not work. Please try again.",
        });
      },
    });
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <Flex gap="3" align="flex-start" direction={{ base: "column", md: "row" }}>
        <Box flex="1" width="full">
          <TextField
            label={fieldLabel(invitationSchema, "email")}
            type="email"
            autoComplete="off"
            required
            error={errors.email?.message}
            {...form.register("email", { validate: rules.email })}
          />
        </Box>
        <Box width={{ base: "full", md: "10rem" }}>
          <SelectField
            label={fieldLabel(invitationSchema, "role")}
            options={ROLE_OPTIONS}
            {...form.register("role")}
          />
        </Box>
        <Button type="submit" loading={invite.isPending} marginTop={{ md: "1.625rem" }}>
          Invite
        </Button>
      </Flex>
      <FormError message={errors.root?.message} marginTop="3" />
      {handedOver !== null && <InvitationCode {...handedOver} />}
      {onThisMachine && (
        <Alert.Root status="info" marginTop="4">
          <Alert.Indicator />
          <Alert.Description>
            This is a trial on your computer: unless a mail server is set up, invitations are
            written to the data folder, under mail, and not sent.
          </Alert.Description>
        </Alert.Root>
      )}
    </form>
  );
}
