-- Rights to call that nobody needs. Triggers and the functions that they call run without them, and no
-- policy for visitors asks who is staff.
revoke all on function private.placing_is_no_edit(), private.reply_due_at(text, timestamptz), private.write_note()
from public, anon, authenticated;
revoke all on function private.is_staff(), private.is_owner(), private.is_media_name(text) from public, anon;
grant execute on function private.is_staff(), private.is_owner(), private.is_media_name(text) to authenticated;
revoke all on function private.holding_words(text[], text), private.tally(text) from public, anon;
