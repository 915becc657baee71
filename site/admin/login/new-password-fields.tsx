import type { UseFormRegisterReturn } from "react-hook-form";
import { PASSWORD_MIN } from "#supabase/data/limits.ts";
import { passwordProblem } from "#supabase/data/password-rules.ts";
import { TextField } from "#site/ui/fields.tsx";

interface RegisteredField extends UseFormRegisterReturn {
  readonly error: string | undefined;
}

export const newPasswordRules = {
  validate: async (text: string) => (await passwordProblem(text)) ?? true,
};

/** The password to set; register it with `newPasswordRules`. */
export function NewPasswordField(field: RegisteredField) {
  return (
    <TextField
      label="New password"
      type="password"
      autoComplete="new-password"
      help={`At least ${PASSWORD_MIN} characters.`}
      {...field}
      required
    />
  );
}

export const appCodeRules = { required: "Enter the code that your app shows." };

/** The code of an authenticator app, which an account may have; register it with `appCodeRules`. */
export function AppCodeField(field: RegisteredField) {
  return (
    <TextField
      label="Code of your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      {...field}
      required
    />
  );
}
