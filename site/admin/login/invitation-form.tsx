import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { messageOf } from "#supabase/data/errors.ts";
import { PASSWORD_MIN } from "#supabase/data/limits.ts";
import { passwordProblem } from "#supabase/data/password-rules.ts";
import { memberName } from "#site/schemas/member.ts";
import { TextField } from "#site/ui/fields.tsx";
import { Step } from "./step.tsx";
import { isCodeRequired, useAcceptInvitation } from "./use-login.ts";

interface InvitationFormProps {
  /** Code of the link in the mail; '' when it is typed. */
  readonly code: string;
  readonly onBack: () => void;
}

/** Accepts an invitation: its code, name, password and, if the account has an authenticator app, its code. */
export function InvitationForm({ code, onBack }: InvitationFormProps) {
  const [redeemed, setRedeemed] = useState(false);
  const accept = useAcceptInvitation(() => {
    setRedeemed(true);
  }, redeemed);
  const form = useForm({ defaultValues: { code, name: "", password: "", appCode: "" } });
  const { errors } = form.formState;
  const owes = isCodeRequired(accept.error);
  const [needsAppCode, setNeedsAppCode] = useState(false);
  if (owes && !needsAppCode) setNeedsAppCode(true);
  const submit = form.handleSubmit((values) => {
    accept.mutate(values);
  });
  return (
    <Step
      title="Accept your invitation"
      about="The code is in the mail that invites you. It is valid for seven days and works once."
      problem={problemOf(accept.error, owes)}
      action="Accept and sign in"
      busy={accept.isPending}
      onBack={onBack}
      onSubmit={() => void submit()}
    >
      {!redeemed && (
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
        label="Your name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register("name", {
          validate: (text) => v.safeParse(memberName, text).issues?.[0].message ?? true,
        })}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        help={`At least ${PASSWORD_MIN} characters.`}
        error={errors.password?.message}
        {...form.register("password", {
          validate: async (text) => (await passwordProblem(text)) ?? true,
        })}
      />
      {needsAppCode && (
        <TextField
          label="Code of your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
          error={errors.appCode?.message}
          {...form.register("appCode", { required: "Enter the code that your app shows." })}
        />
      )}
    </Step>
  );
}

function problemOf(error: unknown, owes: boolean): string | null {
  if (error === null) return null;
  if (owes) return "This account has an authenticator app: its code is needed, too.";
  return messageOf(error) || "The invitation could not be accepted. Please try again.";
}
