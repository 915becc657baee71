import type { DesktopBridge, SessionProtection } from "#desktop/shared/bridge.ts";
import type { AuthStorage } from "#supabase/data/auth-storage.ts";
import { toast } from "#site/ui/toaster.tsx";
import type { ToastContent } from "#site/ui/toaster.tsx";

type SessionBridge = Pick<
  DesktopBridge,
  "sessionGet" | "sessionSet" | "sessionRemove" | "sessionProtection" | "unlockSession"
>;

const LONG_MS = 20_000;
const UNTIL_CLOSED_MS = Infinity;

/** Stores the session in the system's keyring; shows a notice each time it changes to a less secure
 * place. */
export function createAuthStorage(bridge: SessionBridge): AuthStorage {
  let shown: SessionProtection = "system";
  const show = (protection: SessionProtection) => {
    if (protection === shown) return;
    shown = protection;
    if (protection === "memory") toast.info(MEMORY);
    if (protection === "waiting") toast.warning(WAITING);
    if (protection === "locked") {
      toast.warning({ ...LOCKED, action: { label: "Try Again", onClick: unlock } });
    }
  };
  const unlock = () => {
    shown = "system";
    bridge.unlockSession().then(
      (protection) => {
        // The page reloads with the session that the keyring decrypted.
        if (protection === "system") window.location.reload();
        else show(protection);
      },
      (error: unknown) => {
        console.error("The sign-in could not be unlocked.", error);
      },
    );
  };
  return {
    getItem: async (key) => {
      const value = await bridge.sessionGet(key);
      if (value === null) show(await bridge.sessionProtection());
      return value;
    },
    setItem: async (key, value) => {
      show(await bridge.sessionSet(key, value));
    },
    removeItem: (key) => bridge.sessionRemove(key),
  };
}

const MEMORY: ToastContent = {
  duration: LONG_MS,
  isAboutDevice: true,
  title: "You will be asked to sign in again",
  description:
    "This computer offers no protected storage, so your sign-in lasts until you quit the app.",
};

const WAITING: ToastContent = {
  duration: LONG_MS,
  isAboutDevice: true,
  title: "Your sign-in is not stored yet",
  description:
    "The system’s keyring does not answer. You stay signed in until you quit; the app goes on trying to store it.",
};

const LOCKED: ToastContent = {
  duration: UNTIL_CLOSED_MS,
  isAboutDevice: true,
  title: "Your sign-in is locked",
  description:
    "The system’s keyring did not open it. Unlock the keyring and try again, or sign in here. The stored sign-in is not removed.",
};
