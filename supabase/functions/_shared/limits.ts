/** The limits of supabase/data/limits.ts that mails name: an edge function is deployed without that folder. */

export const REPLY_WITHIN_HOURS = 24;
export const REPLY_WARNING_HOURS = 4;
