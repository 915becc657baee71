import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { finishSignIn, signIn, signInWithCode } from "#supabase/data/auth.ts";
import type { SignedInMember } from "#supabase/data/auth.ts";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import { finishInvitation, redeemInvitation } from "#supabase/data/invitations.ts";
import { mailCode, redeemProof, setPassword } from "#supabase/data/password-reset.ts";
import type { MailProof } from "#supabase/data/password-reset.ts";
import { submitCode } from "#supabase/data/second-factor.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { rememberSession } from "#site/admin/session/stored-session.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { loginFailure, WELCOME } from "./login-messages.ts";

export interface LoginCredentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in, writes the four stored values and opens the dashboard. */
export function useLogin() {
  const client = useStaffClient();
  return useMutation({
    mutationFn: ({ email, password }: LoginCredentials) => signIn(client, email, password),
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

/** Input of the forms that both kinds of mail lead to. */
interface NewPassword {
  readonly password: string;
  /** Code of the authenticator app; empty until the server requires it. */
  readonly appCode: string;
}

/**
 * Signs in with the proof from a mail, then stores `input` and its password and opens the dashboard. A proof works once:
 * another attempt, with the app's code, continues the session that the first one opened (`redeemed`).
 */
function useSignInByMail<Input extends NewPassword>(
  proofOf: (client: StaffClient, input: Input) => Promise<MailProof> | MailProof,
  store?: (client: StaffClient, input: Input) => Promise<void>,
) {
  const client = useStaffClient();
  const [redeemed, setRedeemed] = useState(false);
  const [needsAppCode, setNeedsAppCode] = useState(false);
  const mutation = useMutation({
    mutationFn: async (input: Input) => {
      if (!redeemed) {
        await redeemProof(client, await proofOf(client, input));
        setRedeemed(true);
      }
      if (input.appCode !== "") await submitCode(client, input.appCode);
      // Throws before anything is stored when an app code is required or the account is no member.
      const member = await finishSignIn(client);
      await store?.(client, input);
      await setPassword(client, input.password);
      return member;
    },
    onSuccess: enter,
  });
  if (isCodeRequired(mutation.error) && !needsAppCode) setNeedsAppCode(true);
  return { ...mutation, redeemed, needsAppCode };
}

/** Sets a new password with the proof from the mail and opens the dashboard. */
export function useResetPassword() {
  return useSignInByMail(
    (_client, { proof }: NewPassword & { readonly proof: MailProof }) => proof,
  );
}

interface Acceptance extends NewPassword {
  readonly code: string;
  readonly name: string;
}

/** Accepts an invitation: stores name and password and opens the dashboard. */
export function useAcceptInvitation() {
  return useSignInByMail(
    (client, { code }: Acceptance) => redeemInvitation(client, code),
    (client, { name }) => finishInvitation(client, name),
  );
}

/** Whether the server requires the code of the authenticator app. */
export function isCodeRequired(error: unknown): boolean {
  return error instanceof DataError && error.code === "code-needed";
}

function enter(member: SignedInMember) {
  rememberSession(member.email, new Date());
  useSession.getState().signIn(member);
  toast.success(WELCOME);
}

/** The sentence about a refused sign-in by mail; null without an error, `otherwise` where the server says nothing. */
export function mailSignInProblem(error: unknown, otherwise: string): string | null {
  if (error === null) return null;
  if (isCodeRequired(error))
    return "This account has an authenticator app: its code is needed, too.";
  return messageOf(error) || otherwise;
}
