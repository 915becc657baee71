import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import { PASSWORD_MIN } from "#supabase/data/limits.ts";
import { passwordProblem } from "#supabase/data/password-rules.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { TextField } from "#site/ui/fields.tsx";
import { Step } from "./step.tsx";
import { isCodeRequired, useResetPassword } from "./use-login.ts";

interface ResetFormProps {
  readonly email: string;
  /** Token hash from the link in the mail; null when the code is typed. */
  readonly hash: string | null;
  readonly onBack: () => void;
  readonly onNewCode: () => void;
}

/** Password reset: the mailed code, the new password and, if the account has an authenticator app, its
 * code. */
export function ResetForm({ email, hash, onBack, onNewCode }: ResetFormProps) {
  const { isLoopback: onThisMachine } = useStaffClient();
  const [redeemed, setRedeemed] = useState(false);
  const reset = useResetPassword(() => {
    setRedeemed(true);
  }, redeemed);
  const form = useForm({ defaultValues: { code: "", password: "", appCode: "" } });
  const { errors } = form.formState;
  const owes = isCodeRequired(reset.error);
  const [needsAppCode, setNeedsAppCode] = useState(false);
  if (owes && !needsAppCode) setNeedsAppCode(true);
  const submit = form.handleSubmit(({ code, password, appCode }) => {
    reset.mutate({ proof: hash === null ? { email, code } : { hash }, password, appCode });
  });
  const needsMailCode = hash === null && !redeemed;
  return (
    <Step
      title="Set a new password"
      about={hash === null ? sentTo(email, onThisMachine) : "The link is right. Choose a password."}
      problem={problemOf(reset.error, owes)}
      action="Set password and sign in"
      busy={reset.isPending}
      onBack={onBack}
      onSubmit={() => void submit()}
    >
      {needsMailCode && (
        <TextField
          label="Code from the mail"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errors.code?.message}
          {...form.register("code", { required: "Enter the code from the mail." })}
        />
      )}
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
      {!redeemed && (
        <Button
          type="button"
          size="xs"
          variant="plain"
          alignSelf="flex-start"
          paddingInline="0"
          onClick={onNewCode}
        >
          Ask for a new code
        </Button>
      )}
    </Step>
  );
}

function sentTo(email: string, onThisMachine: boolean): string {
  return onThisMachine
    ? `This backend runs on your computer and mails nothing. If ${email} has an account, the code is kept in the data folder, under mail; the terminal names the file.`
    : `If ${email} has an account, a code is on its way. It works once, for an hour.`;
}

function problemOf(error: unknown, owes: boolean): string | null {
  if (error === null) return null;
  if (owes) return "This account has an authenticator app: its code is needed, too.";
  return messageOf(error) || "The password could not be set. Please try again.";
}
