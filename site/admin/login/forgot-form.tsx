import { useForm } from "react-hook-form";
import { EMAIL } from "#supabase/data/limits.ts";
import { messageOf } from "#supabase/data/errors.ts";
import { TextField } from "#site/ui/fields.tsx";
import { Step } from "./step.tsx";
import { useMailCode } from "./use-login.ts";

interface ForgotFormProps {
  readonly email: string;
  readonly onBack: () => void;
  readonly onSent: (email: string) => void;
}

/** Requests a password reset code by mail. */
export function ForgotForm({ email, onBack, onSent }: ForgotFormProps) {
  const mail = useMailCode();
  const form = useForm({ defaultValues: { email } });
  return (
    <Step
      title="Set a new password"
      about="Enter the address of your account. A code to set a new password with is mailed to it."
      problem={mail.isError ? messageOf(mail.error) || "Please try again." : null}
      action="Mail me a code"
      busy={mail.isPending}
      onBack={onBack}
      onSubmit={() => {
        void form.handleSubmit(({ email: typed }) => {
          mail.mutate(typed, {
            onSuccess: () => {
              onSent(typed.trim());
            },
          });
        })();
      }}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        error={form.formState.errors.email?.message}
        {...form.register("email", {
          validate: (text) => EMAIL.test(text.trim()) || "Enter your email address.",
        })}
      />
    </Step>
  );
}
