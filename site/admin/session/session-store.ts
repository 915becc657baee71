import { create } from "zustand";
import type { Staff } from "#supabase/data/auth.ts";
import type { StaffRole } from "#supabase/data/limits.ts";
import {
  forgetSession,
  hasSessionFlag,
  rememberOwner,
  rememberSession,
  signedInSince,
  storedEmail,
  storedOwner,
} from "./stored-session.ts";

/** State of the session as last reported by the server; `unreachable` after a failed request. */
export type SessionPhase = "checking" | "signed-in" | "signed-out" | "unreachable";

interface Session {
  /** The stored flag. It selects dashboard or login screen and grants no access to data. */
  readonly marked: boolean;
  readonly email: string;
  /** Id of the last signed-in member on this device; null if there is none. */
  readonly owner: string | null;
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
  readonly worked: boolean;
  /** Id of the member who used this page last, also after a sign-out. */
  readonly lastMember: string | null;
  /**
   * Increments when a different member signs in on the same page, which closes the previous one's
   * forms.
   */
  readonly visit: number;
  /** Reloads the stored values, as on page load. */
  readonly open: () => void;
  readonly enter: (staff: Staff) => void;
  readonly unreachable: () => void;
  /**
   * The server rejected the session. The flag stays, so the dashboard prompts for the password
   * instead of the login screen.
   */
  readonly expire: () => void;
  readonly leave: () => void;
}

export const useSession = create<Session>()((set, get) => ({
  ...readStoredSession(),
  role: null,
  phase: "checking",
  worked: false,
  lastMember: storedOwner(),
  visit: 0,
  open: () => {
    set({ ...readStoredSession(), role: null, phase: "checking", worked: false });
  },
  enter: ({ id, email, role }) => {
    // The same member after a reload: the stored login time stays.
    if (!hasSessionFlag() || storedEmail() !== email) rememberSession(email, new Date());
    rememberOwner(id);
    const { lastMember, visit } = get();
    set({
      visit: lastMember === null || lastMember === id ? visit : visit + 1,
      lastMember: id,
      email,
      role,
      owner: id,
      since: signedInSince(),
      marked: true,
      phase: "signed-in",
      worked: true,
    });
  },
  unreachable: () => {
    set({ phase: "unreachable", worked: true });
  },
  expire: () => {
    set({ phase: "signed-out" });
  },
  leave: () => {
    forgetSession();
    set({ ...readStoredSession(), role: null, marked: false, phase: "signed-out", worked: false });
  },
}));

function readStoredSession() {
  return {
    marked: hasSessionFlag(),
    email: storedEmail(),
    owner: storedOwner(),
    since: signedInSince(),
  };
}

/** Whether to request private rows. Polling stops when this is false. */
export function useIsSignedIn(): boolean {
  return useSession(({ phase }) => phase === "signed-in" || phase === "unreachable");
}
