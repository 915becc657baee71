import { create } from "zustand";
import type { SignedInMember } from "#supabase/data/auth.ts";
import type { StaffRole } from "#supabase/data/limits.ts";
import {
  forgetSession,
  hasSessionFlag,
  rememberMember,
  rememberSession,
  signedInSince,
  storedEmail,
  storedMember,
} from "./stored-session.ts";

/** State of the session as last reported by the server; `unreachable` after a failed request. */
type SessionPhase = "checking" | "signed-in" | "signed-out" | "unreachable";

interface Session {
  /** The stored flag. It selects dashboard or login screen and grants no access to data. */
  readonly hasStoredFlag: boolean;
  readonly email: string;
  /** Id of the last signed-in member on this device; null if there is none. */
  readonly memberId: string | null;
  readonly since: Date | null;
  /**
   * Null until the server has returned it. Used only to hide controls; the server enforces access.
   */
  readonly role: StaffRole | null;
  readonly phase: SessionPhase;
  /**
   * True once the dashboard was usable since page load, signed in or offline. Forms may then hold
   * unsaved text and stay mounted.
   */
  readonly wasUsable: boolean;
  /** Id of the member who used this page last, also after a sign-out. */
  readonly previousMemberId: string | null;
  /**
   * Increments when a different member signs in on the same page, which closes the previous one's
   * forms.
   */
  readonly memberSession: number;
  /** Reloads the stored values, as on page load. */
  readonly reload: () => void;
  readonly signIn: (member: SignedInMember) => void;
  readonly unreachable: () => void;
  /**
   * The server rejected the session. The flag stays, so the dashboard prompts for the password
   * instead of the login screen.
   */
  readonly expire: () => void;
  readonly signOut: () => void;
}

/** The session of this page. The server authorizes every request; this store only chooses the screen. */
export const useSession = create<Session>()((set, get) => ({
  ...readStoredSession(),
  role: null,
  phase: "checking",
  wasUsable: false,
  previousMemberId: storedMember(),
  memberSession: 0,
  reload: () => {
    set({ ...readStoredSession(), role: null, phase: "checking", wasUsable: false });
  },
  signIn: ({ id, email, role }) => {
    // The same member after a reload: the stored login time stays.
    if (!hasSessionFlag() || storedEmail() !== email) rememberSession(email, new Date());
    rememberMember(id);
    const { previousMemberId, memberSession } = get();
    set({
      memberSession:
        previousMemberId === null || previousMemberId === id ? memberSession : memberSession + 1,
      previousMemberId: id,
      email,
      role,
      memberId: id,
      since: signedInSince(),
      hasStoredFlag: true,
      phase: "signed-in",
      wasUsable: true,
    });
  },
  unreachable: () => {
    set({ phase: "unreachable", wasUsable: true });
  },
  expire: () => {
    set({ phase: "signed-out" });
  },
  signOut: () => {
    forgetSession();
    set({
      ...readStoredSession(),
      role: null,
      hasStoredFlag: false,
      phase: "signed-out",
      wasUsable: false,
    });
  },
}));

function readStoredSession() {
  return {
    hasStoredFlag: hasSessionFlag(),
    email: storedEmail(),
    memberId: storedMember(),
    since: signedInSince(),
  };
}

/** Whether the session has ended: private rows must leave the page. */
export function useIsSignedOut(): boolean {
  return useSession(({ phase }) => phase === "signed-out");
}

/** Whether to request private rows. Polling stops when this is false. */
export function useIsSignedIn(): boolean {
  return useSession(({ phase }) => phase === "signed-in" || phase === "unreachable");
}

/** The e-mail address of the member, as a create sends it; the server overwrites it by that of the session. */
export function memberEmail(): string {
  return useSession.getState().email;
}
