import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as limits from "./limits.ts";

/** The SQL of the whole database; npm run schema writes it from the migrations. */
const schema = readFileSync(new URL("../schema.sql", import.meta.url), "utf8");

describe("the limits that sentences name are those of the database", () => {
  it.each([
    ["trash", `deleted_at < now() - interval '${String(limits.TRASH_DAYS)} days'`],
    ["reply", `'site_facts'\n    ),\n    ${String(limits.REPLY_WITHIN_HOURS)}\n  )`],
    ["reply warning", `and now() + interval '${String(limits.REPLY_WARNING_HOURS)} hours'`],
    ["stale drafts", `updated_at >= now() - interval '${String(limits.STALE_DRAFT_DAYS)} days'`],
    [
      "invitations",
      `auth.uid(), now() + interval '${String(limits.INVITATION_DAYS)} days', private.invitation_hash`,
    ],
    [
      "preview links",
      `expires_at timestamp with time zone DEFAULT (now() + '${String(limits.PREVIEW_LINK_DAYS)} days'::interval)`,
    ],
    ["missing paths", `last_at < now() - interval '${String(limits.MISSING_PATH_DAYS)} days'`],
    ["log of jobs", `started_at < now() - interval '${String(limits.JOB_LOG_DAYS)} days'`],
    ["rebuilds", `attempted_at + interval '${String(limits.REBUILD_INTERVAL_MINUTES)} minutes')`],
    [
      "reminders",
      `'*/${String(limits.REMINDER_INTERVAL_MINUTES)} * * * *', 'select private.run_reminders()'`,
    ],
  ])("%s", (_limit, sql) => {
    expect(schema).toContain(sql);
  });
});
