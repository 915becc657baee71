import { Alert, Button, Flex, Stack } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { TextField } from "#site/ui/fields.tsx";
import { DemoAccount } from "./demo-account.tsx";
import { loginFailure } from "./login-messages.ts";
import { isCodeRequired, useLogin } from "./use-login.ts";
import type { LoginCredentials } from "./use-login.ts";

interface LoginFormProps {
  /** Initial value of the email field. */
  readonly email: string;
  readonly onCodeNeeded: (email: string) => void;
  readonly onForgot: (email: string) => void;
  readonly onInvitation: (email: string) => void;
}

/** Sign-in form with email and password, its error message, and the demo account. */
export function LoginForm({ email, onCodeNeeded, onForgot, onInvitation }: LoginFormProps) {
  const login = useLogin();
  const form = useForm<LoginCredentials>({ defaultValues: { email, password: "" } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((credentials) => {
    login.mutate(credentials, {
      onError: (error) => {
        if (isCodeRequired(error)) onCodeNeeded(credentials.email);
        else form.setFocus("password", { shouldSelect: true });
      },
    });
  });
  const otherWays = [
    ["Forgot password?", onForgot],
    ["I have an invitation", onInvitation],
  ] as const;
  return (
    <Stack gap="6">
      <form
        noValidate
        onSubmit={(event) => {
          void submit(event);
        }}
      >
        <Stack gap="4">
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            required
            error={errors.email?.message}
            {...form.register("email", { required: "Enter your email address." })}
          />
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...form.register("password", { required: "Enter your password." })}
          />
          {login.isError && !isCodeRequired(login.error) && (
            <Alert.Root status="error" role="alert">
              <Alert.Indicator />
              <Alert.Description>{loginFailure(login.error).inline}</Alert.Description>
            </Alert.Root>
          )}
          <Button type="submit" disabled={login.isPending} width="full">
            {login.isPending ? "Authenticating..." : "Access Admin Panel"}
          </Button>
          <Flex justify="center" wrap="wrap" gap="2">
            {otherWays.map(([label, onChosen]) => (
              <Button
                key={label}
                type="button"
                size="sm"
                variant="ghost"
                onClick={() => {
                  onChosen(form.getValues("email"));
                }}
              >
                {label}
              </Button>
            ))}
          </Flex>
        </Stack>
      </form>
      <DemoAccount
        onUse={(account) => {
          form.reset(account);
          form.setFocus("email");
        }}
      />
    </Stack>
  );
}
