import type { LocalBackend } from "#supabase/local/start-backend.ts";

/** Operations of tests on the tables of the rebuild. */
export function siteBuildOf(backend: LocalBackend) {
  return {
    /** As after the start: nothing is waiting, nothing was requested. */
    reset: () =>
      backend.script(`
        delete from blog_posts where true;
        delete from projects where true;
        delete from categories where true;
        delete from site_settings where true;
        delete from redirects where true;
        delete from private.site_build where true;
        insert into private.site_build (hook_set) values (true);
        delete from private.site_changes where true;`),
    /** As after a request that was accepted this moment. */
    coverEverything: () =>
      backend.script(`
        delete from private.site_changes where true;
        update private.site_build set covered_at = clock_timestamp() where true;`),
    /** The recorded changes. */
    changes: () => backend.query("select changed_at from private.site_changes"),
    /** Lets this interval pass for the changes, the requests and the schedules. No trigger fires. */
    pass: (interval: string) =>
      backend.script(`
        select set_config('studio.restoring', pg_current_xact_id()::text, true);
        alter table blog_posts disable trigger mark_updated;
        alter table projects disable trigger mark_updated;
        update blog_posts set published_at = published_at - interval '${interval}' where true;
        update projects set published_at = published_at - interval '${interval}' where true;
        alter table blog_posts enable trigger mark_updated;
        alter table projects enable trigger mark_updated;
        update private.site_changes set changed_at = changed_at - interval '${interval}' where true;
        update private.site_build set
          waiting_since = waiting_since - interval '${interval}', changed_at = changed_at - interval '${interval}',
          wanted_at = wanted_at - interval '${interval}', covered_at = covered_at - interval '${interval}',
          requested_at = requested_at - interval '${interval}', attempted_at = attempted_at - interval '${interval}'
        where true;
        select set_config('studio.restoring', '', true);`),
    /** The token of a claim, null if no request is due. */
    claim: async () => {
      const [row] = await backend.query("select private.claim_site_build() as claim");
      return row?.["claim"] ?? null;
    },
    finish: async (claim: unknown, failure: string | null = null) => {
      const [row] = await backend.query("select private.finish_site_build($1, $2) as held", [
        claim,
        failure,
      ]);
      return row?.["held"];
    },
    /** Whether anything waits for a request. */
    isWaiting: async () => {
      const [row] = await backend.query("select first_at from private.waiting_changes()");
      return row?.["first_at"] !== null;
    },
    /** Seconds until the next request; null for none. */
    secondsLeft: async () => {
      const [row] = await backend.query(
        "select round(extract(epoch from private.next_site_build() - clock_timestamp()))::integer as seconds",
      );
      return row?.["seconds"] as number | null;
    },
  };
}
