import { useForm } from "react-hook-form";
import { signOut } from "#supabase/data/auth.ts";
import { messageOf } from "#supabase/data/errors.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { TextField } from "#site/ui/fields.tsx";
import { Step } from "./step.tsx";
import { useLoginCode } from "./use-login.ts";

/** Second step of the sign-in: the code of the authenticator app. */
export function CodeForm({ onBack }: { readonly onBack: () => void }) {
  const client = useStaffClient();
  const login = useLoginCode();
  const form = useForm({ defaultValues: { code: "" } });
  const leave = () => {
    signOut(client).catch((error: unknown) => {
      console.warn("The half-open session could not be ended.", error);
    });
    onBack();
  };
  return (
    <Step
      title="Code of your authenticator app"
      about="Your password is right. Enter the six digits that the app shows now."
      problem={login.isError ? messageOf(login.error) || "Please try again." : null}
      action="Continue"
      busy={login.isPending}
      onBack={leave}
      onSubmit={() => {
        void form.handleSubmit(({ code }) => {
          login.mutate(code);
        })();
      }}
    >
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={form.formState.errors.code?.message}
        {...form.register("code", { required: "Enter the code." })}
      />
    </Step>
  );
}
