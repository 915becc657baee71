import { useState } from "react";
import { CodeForm } from "./code-form.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { ResetForm } from "./reset-form.tsx";

interface SignInProps {
  /** Initial value of the email field. */
  readonly email?: string;
  /** Link in a mail that led here; its step is the first one. */
  readonly link?: MailLink | null;
}

/** The parameter of a link in a mail: the token hash of a password reset, or the code of an invitation. */
export type MailLink = { readonly recovery: string } | { readonly invitation: string };

type Step =
  | { readonly kind: "password"; readonly email: string }
  | { readonly kind: "app-code"; readonly email: string }
  | { readonly kind: "forgot"; readonly email: string }
  | { readonly kind: "reset"; readonly email: string; readonly hash: string | null }
  | { readonly kind: "invitation"; readonly email: string; readonly code: string };

/** Steps of the sign-in: password, code of an authenticator app, password reset by mail, and invitation. */
export function SignIn({ email = "", link = null }: SignInProps) {
  const [step, setStep] = useState<Step>(() => firstStep(email, link));
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
          onInvitation={(typed) => {
            setStep({ kind: "invitation", email: typed, code: "" });
          }}
        />
      );
    case "invitation":
      return <InvitationForm code={step.code} onBack={back} />;
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

function firstStep(email: string, link: MailLink | null): Step {
  if (link === null) return { kind: "password", email };
  if ("recovery" in link) return { kind: "reset", email, hash: link.recovery };
  return { kind: "invitation", email, code: link.invitation };
}
