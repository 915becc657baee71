import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { LoginScreen } from "#site/admin/login/login-screen.tsx";
import { showFlash } from "#site/admin/session/flash.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { useSessionWatch } from "#site/admin/session/use-session-watch.ts";
import { Dashboard } from "./dashboard.tsx";
import { useDropShield } from "./drop-shield.ts";
import { useStaffClient } from "./staff-backend.tsx";
import { useAdminPage } from "./admin-page.ts";

/** Login screen or dashboard, as the stored flag says; the server decides about everything inside. */
export function AdminRoot() {
  const marked = useSession((session) => session.marked);
  const askWho = useSessionWatch(useStaffClient());
  useAdminPage();
  useDropShield();
  useFreshDataAfterSignIn();
  useEffect(showFlash, []);
  return marked ? <Dashboard onRetry={askWho} /> : <LoginScreen />;
}

/** Whatever was loaded, or failed to load, under an ended session is asked for again. */
function useFreshDataAfterSignIn() {
  const cache = useQueryClient();
  const phase = useSession((session) => session.phase);
  const before = useRef(phase);
  useEffect(() => {
    if (phase === "signed-in" && before.current !== "checking") void cache.invalidateQueries();
    before.current = phase;
  }, [phase, cache]);
}
