import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { LoginScreen } from "#site/admin/login/index.ts";
import { useDraftsLoaded } from "#site/admin/form-safety/use-drafts-loaded.ts";
import { useQueryPersistence } from "#site/admin/offline/use-query-persistence.ts";
import { showFlash } from "#site/admin/session/flash.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { useSessionWatch } from "#site/admin/session/use-session-watch.ts";
import { clearInactive } from "./clear-inactive.ts";
import { Dashboard } from "./dashboard.tsx";
import { useAvailableCommands } from "./use-available-commands.ts";
import { usePreventFileDrop } from "./prevent-file-drop.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useAdminPage } from "./admin-page.ts";
import { useSessionToasts } from "./use-session-toasts.ts";
import { useSignOutElsewhere } from "./use-sign-out-elsewhere.ts";

/**
 * Renders login screen or dashboard according to the stored flag. The server authorizes every
 * request.
 */
export function AdminRoot() {
  const marked = useSession((session) => session.hasStoredFlag);
  const visit = useSession((session) => session.memberSession);
  const checkSession = useSessionWatch(useStaffClient());
  useAdminPage();
  usePreventFileDrop();
  useSignOutElsewhere();
  useSessionToasts();
  useFreshDataAfterSignIn();
  useEffect(showFlash, []);
  const restored = useQueryPersistence();
  const draftsRead = useDraftsLoaded();
  const recovery = useRecovery();
  const isOwnAddress = useOwnAddress(visit);
  useAvailableCommands(recovery !== null || !marked);
  if (recovery !== null) return <LoginScreen recovery={recovery} />;
  if (!marked) return <LoginScreen recovery={null} />;
  return restored && draftsRead && isOwnAddress && <Dashboard key={visit} onRetry={checkSession} />;
}

/** The address may hold what the former member searched for: another one starts without it. True once the
 * address may be shown. */
function useOwnAddress(visit: number): boolean {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [arrived, setArrived] = useState(visit);
  useEffect(() => {
    if (arrived === visit) return;
    void Promise.resolve(navigate(pathname, { replace: true })).then(() => {
      setArrived(visit);
    });
  }, [visit, arrived, navigate, pathname]);
  return arrived === visit;
}

/** The token of a password reset link (`?recovery=…`), until the member has signed in with it. */
function useRecovery(): string | null {
  const [query, setQuery] = useSearchParams();
  const since = useSession((session) => session.since?.getTime());
  const token = query.get("recovery");
  const [opened] = useState(since);
  useEffect(() => {
    if (token === null || since === opened) return;
    setQuery({}, { replace: true });
  }, [token, since, opened, setQuery]);
  return token === null || token === "" || since !== opened ? null : token;
}

/**
 * Removes cached queries when the session ends, except those of mounted forms, and refetches the
 * rest after the next sign-in.
 */
function useFreshDataAfterSignIn() {
  const cache = useQueryClient();
  const phase = useSession((session) => session.phase);
  const previousPhase = useRef(phase);
  useEffect(() => {
    if (phase === "signed-in" && previousPhase.current !== "checking")
      void cache.invalidateQueries();
    // Parent effects run after child effects: the queries of unmounted components, and those that are
    // disabled without a session, are inactive by now.
    if (phase === "signed-out") clearInactive(cache);
    previousPhase.current = phase;
  }, [phase, cache]);
}
