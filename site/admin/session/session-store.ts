import { create } from "zustand";
import type { Staff } from "#supabase/data/auth.ts";
import type { StaffRole } from "#supabase/data/limits.ts";
import {
  forgetSession,
  isMarkedSignedIn,
  rememberOwner,
  rememberSession,
  signedInSince,
  storedEmail,
  storedOwner,
} from "./stored-session.ts";

/** What the server says about the session; "unreachable" when it could not be asked. */
export type SessionPhase = "checking" | "signed-in" | "signed-out" | "unreachable";

interface Session {
  /** The stored flag: dashboard or login screen. It opens no data. */
  readonly marked: boolean;
  readonly email: string;
  /** Id of the member of staff; null when none has signed in on this device. */
  readonly owner: string | null;
  readonly since: Date | null;
  /** Null until the server has said it. What only owners see is a courtesy; the server decides. */
  readonly role: StaffRole | null;
  readonly phase: SessionPhase;
  /** Somebody worked here since the page was opened, so forms may hold text: keep them. */
  readonly worked: boolean;
  /** Rises when another member signs in on the same page: forms of the former one close. */
  readonly visit: number;
  /** Reads the stored values anew, as on a page load. */
  readonly open: () => void;
  readonly enter: (staff: Staff) => void;
  readonly unreachable: () => void;
  /** The server no longer knows the session; the flag stays, so the dashboard asks in place. */
  readonly expire: () => void;
  readonly leave: () => void;
}

export const useSession = create<Session>()((set, get) => ({
  ...stored(),
  role: null,
  phase: "checking",
  worked: false,
  visit: 0,
  open: () => {
    set({ ...stored(), role: null, phase: "checking", worked: false });
  },
  enter: ({ id, email, role }) => {
    // A session found on reload is the old one: its login time stays.
    if (!isMarkedSignedIn() || storedEmail() !== email) rememberSession(email, new Date());
    rememberOwner(id);
    const { owner, visit } = get();
    set({
      visit: owner === null || owner === id ? visit : visit + 1,
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
    set({ ...stored(), role: null, marked: false, phase: "signed-out", worked: false });
  },
}));

function stored() {
  return {
    marked: isMarkedSignedIn(),
    email: storedEmail(),
    owner: storedOwner(),
    since: signedInSince(),
  };
}

/** Whether asking the server for private rows makes sense; polling stops without it. */
export function useIsSignedIn(): boolean {
  return useSession(({ phase }) => phase === "signed-in" || phase === "unreachable");
}
