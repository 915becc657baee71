import type { LocalBackend } from "#supabase/local/start-backend.ts";

interface InquiryOptions {
  readonly status?: string;
  /** Interval before now. */
  readonly received?: string;
  /** Interval before now; no reminder without it. */
  readonly remind?: string;
  /** E-mail address of a member; not assigned without it. */
  readonly assignee?: string;
}

/** Inserts an inquiry as the SQL editor does, and returns its id. */
export async function insertInquiry(
  backend: LocalBackend,
  { status = "new", received = "1 hour", remind, assignee }: InquiryOptions = {},
): Promise<string> {
  const [row] = await backend.query(
    `insert into contact_submissions (name, email, message, subject, status, created_at, remind_at, assignee_id)
     values (
       'Ann', 'ann@visitor.test', 'A new kitchen', 'Kitchen', $1, now() - $2::interval, now() - $3::interval,
       (select id from auth.users where email = $4)
     ) returning id`,
    [status, received, remind ?? null, assignee ?? null],
  );
  return String(row?.["id"]);
}
