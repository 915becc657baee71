import { useState } from "react";
import { CodeForm } from "./code-form.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { ResetForm } from "./reset-form.tsx";

interface SignInProps {
  /** Initial value of the email field. */
  readonly email?: string;
  /** Token hash from the link in a mail; if given, the password reset is the first step. */
  readonly recovery?: string | null;
}

type Step =
  | { readonly kind: "password"; readonly email: string }
  | { readonly kind: "app-code"; readonly email: string }
  | { readonly kind: "forgot"; readonly email: string }
  | { readonly kind: "reset"; readonly email: string; readonly hash: string | null };

/** Steps of the sign-in: password, code of an authenticator app, and password reset by mail. */
export function SignIn({ email = "", recovery = null }: SignInProps) {
  const [step, setStep] = useState<Step>(
    recovery === null ? { kind: "password", email } : { kind: "reset", email, hash: recovery },
  );
  const back = () => {
    setStep({ kind: "password", email: step.email });
  };
  switch (step.kind) {
    case "password":
      return (
        <LoginForm
          email={step.email}
          onCodeNeeded={(typed) => {
            setStep({ kind: "app-code", email: typed });
          }}
          onForgot={(typed) => {
            setStep({ kind: "forgot", email: typed });
          }}
        />
      );
    case "app-code":
      return <CodeForm onBack={back} />;
    case "forgot":
      return (
        <ForgotForm
          email={step.email}
          onBack={back}
          onSent={(typed) => {
            setStep({ kind: "reset", email: typed, hash: null });
          }}
        />
      );
    case "reset":
      return (
        <ResetForm
          email={step.email}
          hash={step.hash}
          onBack={back}
          onNewCode={() => {
            setStep({ kind: "forgot", email: step.email });
          }}
        />
      );
  }
}
