import { useMutation } from "@tanstack/react-query";
import { finishSignIn, signIn, signInWithCode } from "#supabase/data/auth.ts";
import type { Staff } from "#supabase/data/auth.ts";
import { DataError } from "#supabase/data/errors.ts";
import { finishInvitation, redeemInvitation } from "#supabase/data/invitations.ts";
import { mailCode, redeemProof, setPassword } from "#supabase/data/password-reset.ts";
import type { MailProof } from "#supabase/data/password-reset.ts";
import { submitCode } from "#supabase/data/second-factor.ts";
import { rememberSession } from "#site/admin/session/stored-session.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { loginFailure, WELCOME } from "./login-messages.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in, writes the four stored values and opens the dashboard. */
export function useLogin() {
  const client = useStaffClient();
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => signIn(client, email, password),
    onSuccess: enter,
    onError: (error) => {
      if (!isCodeRequired(error)) toast.error(loginFailure(error).notice);
    },
  });
}

/** Second step of the sign-in for accounts with an authenticator app. */
export function useLoginCode() {
  const client = useStaffClient();
  return useMutation({
    mutationFn: (code: string) => signInWithCode(client, code),
    onSuccess: enter,
  });
}

/** Requests a password reset code by mail. Succeeds for unknown addresses, too. */
export function useMailCode() {
  const client = useStaffClient();
  return useMutation({ mutationFn: (email: string) => mailCode(client, email) });
}

interface NewPassword {
  readonly proof: MailProof;
  readonly password: string;
  /** Code of the authenticator app; empty until the server requires it. */
  readonly appCode: string;
}

/** Sets a new password with the mailed proof and opens the dashboard. A proof works once; a second
 * attempt (with the app's code) continues the session that the first one opened. */
export function useResetPassword(onRedeemed: () => void, redeemed: boolean) {
  const client = useStaffClient();
  return useMutation({
    mutationFn: async ({ proof, password, appCode }: NewPassword) => {
      if (!redeemed) {
        await redeemProof(client, proof);
        onRedeemed();
      }
      if (appCode !== "") await submitCode(client, appCode);
      // Throws before the password changes when an app code is required or the account is no member.
      const staff = await finishSignIn(client);
      await setPassword(client, password);
      return staff;
    },
    onSuccess: enter,
  });
}

interface Acceptance {
  readonly code: string;
  readonly name: string;
  readonly password: string;
  /** Code of the authenticator app; empty until the server requires it. */
  readonly appCode: string;
}

/**
 * Accepts an invitation: stores name and password and opens the dashboard. Another attempt continues the session that the
 * first one opened.
 */
export function useAcceptInvitation(onRedeemed: () => void, redeemed: boolean) {
  const client = useStaffClient();
  return useMutation({
    mutationFn: async ({ code, name, password, appCode }: Acceptance) => {
      if (!redeemed) {
        await redeemProof(client, await redeemInvitation(client, code));
        onRedeemed();
      }
      if (appCode !== "") await submitCode(client, appCode);
      // Throws while an app code is required, before anything is stored.
      const staff = await finishSignIn(client);
      await finishInvitation(client, name);
      await setPassword(client, password);
      return staff;
    },
    onSuccess: enter,
  });
}

/** Whether the server requires the code of the authenticator app. */
export function isCodeRequired(error: unknown): boolean {
  return error instanceof DataError && error.code === "code-needed";
}

function enter(staff: Staff) {
  rememberSession(staff.email, new Date());
  useSession.getState().signIn(staff);
  toast.success(WELCOME);
}
