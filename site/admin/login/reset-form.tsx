import { Button } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { TextField } from "#site/ui/fields.tsx";
import {
  AppCodeField,
  appCodeRules,
  NewPasswordField,
  newPasswordRules,
} from "./new-password-fields.tsx";
import { Step } from "./step.tsx";
import { mailSignInProblem, useResetPassword } from "./use-login.ts";

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
  const reset = useResetPassword();
  const form = useForm({ defaultValues: { code: "", password: "", appCode: "" } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ code, password, appCode }) => {
    reset.mutate({ proof: hash === null ? { email, code } : { hash }, password, appCode });
  });
  const needsMailCode = hash === null && !reset.redeemed;
  return (
    <Step
      title="Set a new password"
      about={hash === null ? sentTo(email, onThisMachine) : "The link is right. Choose a password."}
      problem={mailSignInProblem(reset.error, "The password could not be set. Please try again.")}
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
      <NewPasswordField
        error={errors.password?.message}
        {...form.register("password", newPasswordRules)}
      />
      {reset.needsAppCode && (
        <AppCodeField error={errors.appCode?.message} {...form.register("appCode", appCodeRules)} />
      )}
      {!reset.redeemed && (
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
    ? `This is a trial on your computer and mails nothing. If ${email} has an account, the code is in the data folder, under mail.`
    : `If ${email} has an account, a code is on its way. It works once, for an hour.`;
}
