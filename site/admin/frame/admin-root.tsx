import { useQueryClient } from "@tanstack/react-query";
import { memo, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { LoginScreen } from "#site/admin/login/index.ts";
import type { MailLink } from "#site/admin/login/index.ts";
import { useLocalDraftsLoaded } from "#site/admin/form-safety/use-local-drafts-loaded.ts";
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
  const draftsRead = useLocalDraftsLoaded();
  const link = useMailLink();
  const isOwnAddress = useOwnAddress(visit);
  useAvailableCommands(link !== null || !marked);
  if (link !== null || !marked) return <LoginScreen link={link} />;
  return (
    restored && draftsRead && isOwnAddress && <StableDashboard key={visit} onRetry={checkSession} />
  );
}

/** Every change of the URL renders the root; the dashboard follows its own location. */
const StableDashboard = memo(Dashboard);

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

/**
 * The link of a mail that led here (`?recovery=…`, `?invitation=…`), until the member has signed in with it. An
 * invitation can be accepted on a device where another member is signed in.
 */
function useMailLink(): MailLink | null {
  const [query, setQuery] = useSearchParams();
  const since = useSession((session) => session.since?.getTime());
  const recovery = query.get("recovery") ?? "";
  const invitation = query.get("invitation") ?? "";
  const hasLink = recovery !== "" || invitation !== "";
  const [opened] = useState(since);
  useEffect(() => {
    if (!hasLink || since === opened) return;
    setQuery({}, { replace: true });
  }, [hasLink, since, opened, setQuery]);
  if (!hasLink || since !== opened) return null;
  return recovery === "" ? { invitation } : { recovery };
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
