import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { DataError } from "#supabase/data/errors.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { answerStore, BUILD } from "./answer-store.ts";
import type { KeptAnswer } from "./answer-store.ts";
import { isKept, isShownAtOnce, selectKept } from "./kept-rules.ts";

/** What was kept is shown, and asked for anew at once: a reload must never show less than the server has. */
const LONG_AGO = 0;

/** Writes down what the server answers, for the next start without it. Returns the way to stop. */
export function keepAnswers(client: QueryClient): () => void {
  const written = new Map<string, unknown>();
  const stopQueries = client.getQueryCache().subscribe((event) => {
    const { queryHash } = event.query;
    const key = event.query.queryKey as QueryKey;
    const data = event.query.state.data as unknown;
    if (!isKept(key)) return;
    if (event.type === "updated" && event.action.type === "success") {
      if (event.action.dataUpdatedAt === LONG_AGO) return;
      if (written.get(queryHash) === data) return;
      written.set(queryHash, data);
      keepAnswer(key, data);
    }
    if (event.type !== "removed") return;
    written.delete(queryHash);
    // Those that are not shown at once leave the cache whenever their form is closed.
    if (isShownAtOnce(key)) void answerStore.remove(key);
  });
  const stopSession = useSession.subscribe((now, before) => {
    const ended = now.phase === "signed-out" && before.phase !== "signed-out";
    const another = before.owner !== null && now.owner !== before.owner;
    if (!ended && !another) return;
    written.clear();
    if (another) client.clear();
    void forgetAnswers();
  });
  return () => {
    stopQueries();
    stopSession();
  };
}

/** Keeps one answer under the name of whoever is signed in. */
export function keepAnswer(key: QueryKey, data: unknown) {
  const { owner } = useSession.getState();
  if (owner === null) return;
  void answerStore.put({ key, data, owner, at: Date.now(), build: BUILD });
}

/** Shows again what this person last saw on this device; drops everything else. */
export async function restoreAnswers(client: QueryClient): Promise<void> {
  const all = await answerStore.all();
  const kept = selectKept(all, { owner: useSession.getState().owner, build: BUILD }, Date.now());
  const dropped = all.filter((answer) => !kept.includes(answer));
  await Promise.all(dropped.map(({ key }) => answerStore.remove(key)));
  for (const { key, data } of kept) {
    if (!isShownAtOnce(key) || client.getQueryData(key) !== undefined) continue;
    client.setQueryData(key, data, { updatedAt: LONG_AGO });
  }
}

/** The server's answer; while it is away the one that was kept, if there is one. */
export async function orKept<T>(key: QueryKey, ask: () => Promise<T>): Promise<T> {
  const away = useSession.getState().phase === "unreachable";
  const known = away ? await recall<T>(key) : null;
  if (known !== null) return known;
  try {
    return await ask();
  } catch (error) {
    const kept = isUnreachable(error) ? await recall<T>(key) : null;
    if (kept === null) throw error;
    return kept;
  }
}

/** Drops what is loaded, in memory and on this device, so that all of it is fetched again. While the
 * server is away there is nothing to fetch: then it stays. */
export async function dropAnswers(client: QueryClient): Promise<void> {
  if (useSession.getState().phase === "unreachable") return;
  await forgetAnswers();
  client.removeQueries();
}

/** Resolves when nothing of what was loaded is left on this device. */
export function forgetAnswers(): Promise<void> {
  return answerStore.clear();
}

async function recall<T>(key: QueryKey): Promise<T | null> {
  const { owner } = useSession.getState();
  const kept: KeptAnswer | undefined = await answerStore.get(key);
  const [usable] = selectKept(
    kept === undefined ? [] : [kept],
    { owner, build: BUILD },
    Date.now(),
  );
  return usable === undefined ? null : (usable.data as T);
}

function isUnreachable(error: unknown): boolean {
  return error instanceof DataError && error.code === "offline";
}
