import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LoginScreen } from "#site/admin/login/login-screen.tsx";
import { useOpenDrafts } from "#site/admin/drafts/use-open-drafts.ts";
import { useKeptAnswers } from "#site/admin/offline/use-kept-answers.ts";
import { showFlash } from "#site/admin/session/flash.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { useSessionWatch } from "#site/admin/session/use-session-watch.ts";
import { Dashboard } from "./dashboard.tsx";
import { useAvailableCommands } from "./use-available-commands.ts";
import { useDropShield } from "./drop-shield.ts";
import { useStaffClient } from "./staff-backend.tsx";
import { useAdminPage } from "./admin-page.ts";
import { useSignOutElsewhere } from "./use-sign-out-elsewhere.ts";

/** Login screen or dashboard, as the stored flag says; the server decides about everything inside. */
export function AdminRoot() {
  const marked = useSession((session) => session.marked);
  const visit = useSession((session) => session.visit);
  const askWho = useSessionWatch(useStaffClient());
  useAdminPage();
  useDropShield();
  useSignOutElsewhere();
  useFreshDataAfterSignIn();
  useEffect(showFlash, []);
  const restored = useKeptAnswers();
  const draftsRead = useOpenDrafts();
  const recovery = useRecovery();
  useAvailableCommands(recovery !== null || !marked);
  if (recovery !== null) return <LoginScreen recovery={recovery} />;
  if (!marked) return <LoginScreen recovery={null} />;
  return restored && draftsRead && <Dashboard key={visit} onRetry={askWho} />;
}

/** What the link of a reset mail carries (?recovery=…), until somebody has signed in with it. */
function useRecovery(): string | null {
  const [query, setQuery] = useSearchParams();
  const since = useSession((session) => session.since?.getTime());
  const carried = query.get("recovery");
  const [opened] = useState(since);
  useEffect(() => {
    if (carried === null || since === opened) return;
    setQuery({}, { replace: true });
  }, [carried, since, opened, setQuery]);
  return carried === null || carried === "" || since !== opened ? null : carried;
}

/** What was loaded under a session is removed when it ends, except below an open form; whatever
 * remains, or failed to load, is asked for again. */
function useFreshDataAfterSignIn() {
  const cache = useQueryClient();
  const phase = useSession((session) => session.phase);
  const before = useRef(phase);
  useEffect(() => {
    if (phase === "signed-in" && before.current !== "checking") void cache.invalidateQueries();
    // Effects of a parent come last: what the tab showed is inactive by now.
    if (phase === "signed-out") cache.removeQueries({ type: "inactive" });
    before.current = phase;
  }, [phase, cache]);
}
