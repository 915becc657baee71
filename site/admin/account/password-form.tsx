import { Button, Stack } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { changePassword } from "#supabase/data/account.ts";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import { PASSWORD_MIN } from "#supabase/data/limits.ts";
import { passwordProblem } from "#supabase/data/password-rules.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { FormError } from "#site/admin/form-safety/form-error.tsx";
import { TextField } from "#site/ui/fields.tsx";
import { toast } from "#site/ui/toaster.tsx";

interface Passwords {
  readonly current: string;
  readonly next: string;
}

/** Changes the password. Requires the current one, so that an unlocked screen is not enough to take an
 * account over. */
export function PasswordForm() {
  const client = useStaffClient();
  const cache = useQueryClient();
  const form = useForm<Passwords>({ defaultValues: { current: "", next: "" } });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: ({ current, next }: Passwords) => changePassword(client, current, next),
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKeys.sessions }),
  });
  const submit = form.handleSubmit((passwords) => {
    change.mutate(passwords, {
      onSuccess: () => {
        form.reset();
        toast.success({
          title: "Password Changed",
          description: "Other browsers and devices have been signed out.",
        });
      },
      onError: (error) => {
        const field = error instanceof DataError ? error.field : null;
        form.setError(
          field === "current" || field === "next" ? field : "root",
          { message: messageOf(error) || "The password could not be changed. Please try again." },
          { shouldFocus: true },
        );
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
      <Stack gap="4" maxWidth="24rem">
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors.current?.message}
          {...form.register("current", { required: "Enter your current password." })}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          help={`At least ${PASSWORD_MIN} characters.`}
          error={errors.next?.message}
          {...form.register("next", {
            validate: async (text) => (await passwordProblem(text)) ?? true,
          })}
        />
        <FormError message={errors.root?.message} />
        <Button type="submit" variant="outline" loading={change.isPending} alignSelf="flex-start">
          Change password
        </Button>
      </Stack>
    </form>
  );
}
