import * as v from "valibot";
import { INQUIRY_MAIL_KINDS, mailedInquiry } from "./outbox.ts";
import type { ClaimedMail, MailContent, Outbox } from "./outbox.ts";

type SqlParameter = string | number | null;
type SqlRow = Readonly<Record<string, unknown>>;

/** A connection to the database with the rights of its owner. `$1` … stand for the parameters. */
export interface SqlConnection {
  query(sql: string, parameters?: readonly SqlParameter[]): Promise<readonly SqlRow[]>;
}

/** Time after which the mail of a worker that died is delivered by the next. */
const LEASE = "15 minutes";

const text = v.string();
const file = v.object({ path: text, name: text, type: text, size: v.number() });
const one = v.pipe(
  v.tuple([mailedInquiry]),
  v.transform(([only]) => only),
);

/** A row of `private.claim_mails`; a mail about one inquiry has a list of one. */
const content: v.GenericSchema<unknown, MailContent> = v.union([
  v.pipe(
    v.object({ kind: v.picklist(INQUIRY_MAIL_KINDS), inquiries: one }),
    v.transform(({ kind, inquiries }) => ({ kind, inquiry: inquiries })),
  ),
  v.object({ kind: v.literal("inquiry-digest"), inquiries: v.array(mailedInquiry) }),
  v.object({
    kind: v.literal("inquiry-reply"),
    reply: v.object({ subject: text, body: text, attachments: v.array(file) }),
  }),
  v.object({
    kind: v.literal("invitation"),
    invitation: v.object({
      code: text,
      role: v.picklist(["owner", "editor"]),
      invited_by: v.nullable(text),
      expires_at: text,
    }),
  }),
]);
const claimedRow = v.object({ id: text, claim: text, recipient: text, kind: text });
const json = v.pipe(text, v.parseJson());
const jsonColumns = v.object({ inquiries: json, reply: json, invitation: json });

const CLAIM = `
select
  id, claim, kind, recipient, inquiries::text as inquiries, coalesce(reply, 'null')::text as reply,
  coalesce(invitation, 'null')::text as invitation
from private.claim_mails($1, $2::interval)`;

function parseMail(row: SqlRow): ClaimedMail {
  const { kind, ...mail } = v.parse(claimedRow, row);
  return { ...mail, content: v.parse(content, { kind, ...v.parse(jsonColumns, row) }) };
}

/** The outbox of a database. */
export function databaseOutbox(database: SqlConnection): Outbox {
  return {
    async claim(max) {
      const rows = await database.query(CLAIM, [max, LEASE]);
      return rows.map(parseMail);
    },
    async finish({ id, claim }, failure) {
      await database.query("select private.finish_mail($1, $2, $3)", [id, claim, failure]);
    },
  };
}
