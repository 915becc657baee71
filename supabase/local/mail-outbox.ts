import * as v from "valibot";
import type { ClaimedMail, Outbox } from "../functions/_shared/mail/outbox.ts";
import type { Database } from "./database.ts";

/** Time after which the mail of a worker that died is delivered by the next. */
const LEASE = "15 minutes";

const text = v.string();
const claimedMail: v.GenericSchema<unknown, ClaimedMail> = v.object({
  id: text,
  claim: text,
  kind: v.picklist(["inquiry-notice", "inquiry-receipt"]),
  recipient: text,
  inquiry: v.object({
    id: text,
    name: text,
    email: text,
    phone: text,
    subject: text,
    message: text,
    service_interest: text,
    project_type: text,
    budget_range: text,
    timeline: text,
  }),
});

const CLAIM = `
select id, claim, kind, recipient, to_jsonb(inquiry)::text as inquiry
from private.claim_mails($1, $2::interval)`;

/** The outbox of a database that is reached with all rights. */
export function databaseOutbox({ query }: Pick<Database, "query">): Outbox {
  return {
    async claim(most) {
      const rows = await query(CLAIM, [most, LEASE]);
      return rows.map((row) =>
        v.parse(claimedMail, { ...row, inquiry: JSON.parse(String(row["inquiry"])) as unknown }),
      );
    },
    async finish({ id, claim }, failure) {
      await query("select private.finish_mail($1, $2, $3)", [id, claim, failure]);
    },
  };
}
