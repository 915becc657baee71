import { useForm } from "react-hook-form";
import { INVITATION_DAYS } from "#supabase/data/limits.ts";
import { numberWord } from "#site/format/number.ts";
import { controlLabel, rulesOf } from "#site/schemas/form.ts";
import { memberSchema } from "#site/schemas/member.ts";
import { TextField } from "#site/ui/fields.tsx";
import {
  AppCodeField,
  appCodeRules,
  NewPasswordField,
  newPasswordRules,
} from "./new-password-fields.tsx";
import { Step } from "./step.tsx";
import { mailSignInProblem, useAcceptInvitation } from "./use-login.ts";

const { name: nameRule } = rulesOf(memberSchema);

interface InvitationFormProps {
  /** Code of the link in the mail; '' when it is typed. */
  readonly code: string;
  readonly onBack: () => void;
}

/** Accepts an invitation: its code, name, password and, if the account has an authenticator app, its code. */
export function InvitationForm({ code, onBack }: InvitationFormProps) {
  const accept = useAcceptInvitation();
  const form = useForm({ defaultValues: { code, name: "", password: "", appCode: "" } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    accept.mutate(values);
  });
  return (
    <Step
      title="Accept your invitation"
      about={`The code is in the mail that invites you. It is valid for ${numberWord(INVITATION_DAYS)} days and works once.`}
      problem={mailSignInProblem(
        accept.error,
        "The invitation could not be accepted. Please try again.",
      )}
      action="Accept and sign in"
      busy={accept.isPending}
      onBack={onBack}
      onSubmit={() => void submit()}
    >
      {!accept.redeemed && (
        <TextField
          label="Code of the invitation"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={errors.code?.message}
          {...form.register("code", { required: "Enter the code from the mail." })}
        />
      )}
      <TextField
        label={controlLabel(memberSchema, "name")}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register("name", {
          validate: nameRule,
        })}
      />
      <NewPasswordField
        error={errors.password?.message}
        {...form.register("password", newPasswordRules)}
      />
      {accept.needsAppCode && (
        <AppCodeField error={errors.appCode?.message} {...form.register("appCode", appCodeRules)} />
      )}
    </Step>
  );
}
