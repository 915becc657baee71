-- Comments on the schemas' tables, views, columns and functions. pg_dump writes them into supabase/schema.sql.

-- Schema

comment on schema private is
  'Tables and functions that the data API does not expose: rules, jobs, outbox and members. Most functions have no '
  'grant and run only inside security-definer functions, triggers and workers that connect as the database''s owner.';

-- Content

comment on table public.blog_posts is
  'Posts of the blog: drafts, scheduled and published ones, and those in the trash. Members read and write all of '
  'them; visitors read published_posts.';
comment on column public.blog_posts.slug is
  'Last segment of the page''s path /blog/<slug>. Unique among the rows outside the trash; an empty one in a write is '
  'filled in by private.resolve_slug.';
comment on column public.blog_posts.content is
  'The body in the site''s Markdown dialect, at most 262,144 bytes in UTF-8.';
comment on column public.blog_posts.excerpt is 'Summary for cards and feeds, at most 203 characters; '''' without one.';
comment on column public.blog_posts.featured_image_url is
  'URL with http or https, or a path of the site that begins with /. Null without a cover.';
comment on column public.blog_posts.category_id is 'Null without a category, and after the category is deleted.';
comment on column public.blog_posts.author is 'Name of the author as readers see it, not an account.';
comment on column public.blog_posts.meta_title is
  'Title for search engines; null or '''' stands for the title of the post.';
comment on column public.blog_posts.meta_description is
  'Description for search engines, at most 160 characters; null or '''' stands for the excerpt.';
comment on column public.blog_posts.tags is
  'At most 20 tags of at most 50 characters, trimmed, in the order in which they were entered.';
comment on column public.blog_posts.read_time is 'Minutes, from 1 to 9999, as the client sends them.';
comment on column public.blog_posts.status is
  '''draft'' or ''published''. A published row with a published_at in the future is scheduled and not public yet.';
comment on column public.blog_posts.published_at is
  'Time from which a published row is public; the views compare it with now(), so that no job is needed. Null for a '
  'draft without a date, see private.resolve_published_at.';
comment on column public.blog_posts.updated_at is
  'Time of the last change. Moving a row to the trash or back leaves it as it is.';
comment on column public.blog_posts.deleted_at is
  'Time of the move to the trash; null outside of it. The row is deleted 30 days later.';
comment on column public.blog_posts.version is
  'Optimistic lock: 1 for a new row, plus 1 with each update. A client updates only the version that it has loaded.';
comment on column public.blog_posts.created_by_admin is
  'E-mail address of the member who created the row; null for rows that the data API did not create.';

comment on table public.projects is
  'Projects of the portfolio: drafts, scheduled and published ones, and those in the trash. Members read and write '
  'all of them; visitors read published_projects, which lacks client and budget.';
comment on column public.projects.slug is
  'Last segment of the page''s path /portfolio/<slug>. Unique among the rows outside the trash; an empty one in a '
  'write is filled in by private.resolve_slug.';
comment on column public.projects.description is 'Short text, at most 2,000 characters; '''' without one.';
comment on column public.projects.content is
  'The story in the site''s Markdown dialect, at most 262,144 bytes in UTF-8.';
comment on column public.projects.featured_image_url is
  'URL with http or https, or a path of the site that begins with /. Null without a cover.';
comment on column public.projects.client_name is 'Name of the client, for members only; null if unknown.';
comment on column public.projects.budget_range is
  'One of the four ranges of private.validate_project, for members only; null if unknown.';
comment on column public.projects.area_sqft is 'Area in square feet, from 0 to 10,000,000; null if unknown.';
comment on column public.projects.gallery_images is
  'List of at most 60 objects {"url", "alt", "caption", "stage", "credit"} of texts, in the order of the page. '
  '"stage" is '''', ''before'', ''after'', ''plan'' or ''detail''.';
comment on column public.projects.category_id is 'Null without a category, and after the category is deleted.';
comment on column public.projects.project_date is 'Day of the project; the day of creation by default.';
comment on column public.projects.sort_order is
  'Position in the portfolio, ascending. Projects with null follow the numbered ones, newest created_at first. '
  'place_project numbers from 1.';
comment on column public.projects.status is
  '''draft'' or ''published''. A published row with a published_at in the future is scheduled and not public yet.';
comment on column public.projects.published_at is
  'Time from which a published row is public; the views compare it with now(), so that no job is needed. Null for a '
  'draft without a date, see private.resolve_published_at.';
comment on column public.projects.updated_at is
  'Time of the last change. Reordering, and moving a row to the trash or back, leave it as it is.';
comment on column public.projects.deleted_at is
  'Time of the move to the trash; null outside of it. The row is deleted 30 days later.';
comment on column public.projects.version is
  'Optimistic lock: 1 for a new row, plus 1 with each update except a mere change of sort_order. A client updates '
  'only the version that it has loaded.';
comment on column public.projects.created_by_admin is
  'E-mail address of the member who created the row; null for rows that the data API did not create.';
comment on column public.projects.plan is
  'Name of a floor plan of the site''s code, such as corner-cafe, or the address of an image. Null without a plan.';
comment on column public.projects.materials is
  'List of at most 24 objects {"name", "swatch", "note"} of texts. "swatch" is a color #rrggbb, the address of an '
  'image, or ''''.';
comment on column public.projects.credits is
  'List of at most 24 objects {"role", "name", "link"} of texts. "link" is a URL with http, https, mailto or tel, a '
  'path of the site, or ''''.';
comment on column public.projects.outcome is 'Result of the project, at most 2,000 characters; '''' without one.';
comment on column public.projects.testimonial is
  'The client''s words as {"quote", "person", "role"}, texts of which only "quote" must be filled; null without them.';

comment on table public.categories is
  'Categories, shared by posts and projects. Everybody reads them, members write them. Names are unique regardless of '
  'case.';
comment on column public.categories.slug is 'Name in URLs, unique; generated from the name unless a write sends one.';

comment on table public.slug_history is
  'Slugs that a published row had before, so that old links redirect. Triggers write it; members read it.';
comment on column public.slug_history.kind is '''post'' or ''project''.';
comment on column public.slug_history.target_id is
  'Id of the post or project that gave up the slug. No foreign key: the trigger delete_slug_redirects removes the row.';

comment on table public.post_versions is
  'Versions of the texts of posts, at most 50 of each post, written by the trigger record_post_version. Members read '
  'them.';
comment on column public.post_versions.saved_by is
  'E-mail address of the member who saved it, of the creator for the texts before the first recorded change; null for '
  'writes without a signed-in user.';
comment on column public.post_versions.begun_at is
  'Time of the first save of this version. Saves of a draft within five minutes of it update the same version.';
comment on column public.post_versions.saved_at is
  'Time of the last save of this version; the newest version is the one with the latest.';

comment on table public.project_versions is
  'Versions of the texts and lists of projects, at most 50 of each project, written by the trigger '
  'record_project_version. Columns have the shapes of public.projects. Members read them.';
comment on column public.project_versions.saved_by is
  'E-mail address of the member who saved it, of the creator for the texts before the first recorded change; null for '
  'writes without a signed-in user.';
comment on column public.project_versions.begun_at is
  'Time of the first save of this version. Saves of a draft within five minutes of it replace the same version.';
comment on column public.project_versions.saved_at is
  'Time of the last save of this version; the newest version is the one with the latest.';

comment on table public.preview_links is
  'Links that show one post or project, published or not, to persons without an account, see preview_by_token. '
  'Members read and delete them; create_preview_link inserts them.';
comment on column public.preview_links.post_id is 'Exactly one of post_id and project_id is set.';
comment on column public.preview_links.project_id is 'Exactly one of post_id and project_id is set.';
comment on column public.preview_links.token_hash is 'SHA-256 of the token in UTF-8. The token itself is not stored.';
comment on column public.preview_links.created_by is 'The member who made the link; null after the account is deleted.';
comment on column public.preview_links.expires_at is 'End of validity, 14 days after the creation.';

comment on table public.media_files is
  'Texts and crops of files in the buckets blog-images and project-images. A file has no row until a member describes '
  'it or an upload stores its name. Members read, insert and delete rows, and change only alt and caption.';
comment on column public.media_files.name is
  'Name of the object in storage: 13 digits of time, a hyphen, a random part and the extension.';
comment on column public.media_files.bucket is '''blog-images'' or ''project-images''.';
comment on column public.media_files.original_name is
  'Name of the file on the device that uploaded it; '''' if unknown.';
comment on column public.media_files.alt is
  'Alt text for uses of the image without one of their own, at most 300 characters; '''' without one.';
comment on column public.media_files.derived_from is
  'Name of the original of a crop; null for other files. Set if and only if edit is.';
comment on column public.media_files.edit is
  'Crop as {"turns", "angle", "x", "y", "width", "height"}, all numbers: quarter turns from 0 to 3, degrees from -15 '
  'to 15, and shares of the turned image from 0 to 1. Null for other files.';
comment on column public.media_files.version is
  'Optimistic lock: 1 for a new row, plus 1 with each update. A file without a row counts as version 0.';

comment on table public.redirects is
  'Redirects between paths of the site, at most 1,500. Members read them, owners write them; a path that is reserved '
  'or has a published page is refused.';
comment on column public.redirects.from_path is
  'Path in lower case without slash at its end, such as /our-work/loft.html; unique.';
comment on column public.redirects.to_path is 'Path of this site, which may have a fragment, such as /about#team.';
comment on column public.redirects.version is 'Optimistic lock: 1 for a new row, plus 1 with each update.';

comment on table public.site_settings is 'Settings of the site by key. Everybody reads them, owners write them.';
comment on column public.site_settings.key is
  '''site_facts'' for the studio''s details, ''copy_<page>'' for texts of a page, or another name of at most 80 small '
  'letters, digits and _ . - that begins with a letter.';
comment on column public.site_settings.value is
  'Any JSON of at most 65,536 bytes. For ''site_facts'' an object of texts, see private.validate_site_facts; for '
  '''copy_<page>'' an object of texts and of images {"address", "alt"}.';
comment on column public.site_settings.version is 'Optimistic lock: 1 for a new row, plus 1 with each update.';

comment on table public.setting_versions is
  'Former and current values of site settings, at most 50 of each key, written by the trigger record_setting_version. '
  'Members read them.';
comment on column public.setting_versions.value is 'The whole value, in the shape of site_settings.value.';
comment on column public.setting_versions.saved_by is
  'E-mail address of the member who saved it; null for the value before the first recorded save and for writes '
  'without a signed-in user.';

-- Inquiries

comment on table public.contact_submissions is
  'Inquiries of visitors, who insert but never read them; members read, assign and delete them. An insert passes the '
  'triggers check_assignment, receive_inquiry, receive_inquiry_files and receive_inquiry_source, an update '
  'update_inquiry.';
comment on column public.contact_submissions.phone is 'Free text of at most 40 characters; '''' if not given.';
comment on column public.contact_submissions.subject is ''''' if not given.';
comment on column public.contact_submissions.service_interest is
  ''''', ''residential-design'', ''commercial-design'', ''renovation'' or ''consultation''.';
comment on column public.contact_submissions.project_type is ''''', ''residential'', ''commercial'' or ''renovation''.';
comment on column public.contact_submissions.budget_range is
  ''''', ''under-25k'', ''25k-50k'', ''50k-100k'', ''100k-200k'' or ''over-200k'', in dollars.';
comment on column public.contact_submissions.timeline is
  ''''', ''asap'', ''1-3-months'', ''3-6-months'', ''6-12-months'' or ''planning''.';
comment on column public.contact_submissions.spam_signal is
  'Result of the form''s spam checks: ''honeypot'' or ''too-fast''; null without a signal. A row of the data API with '
  'a signal starts with the status ''spam''.';
comment on column public.contact_submissions.status is
  '''new'', ''contacted'', ''won'', ''lost'' or ''spam''. A reply changes ''new'' and ''spam'' to ''contacted''.';
comment on column public.contact_submissions.read_at is
  'Time at which the inquiry was marked as read, set by the server; null while unread. An update to null marks it as '
  'unread again.';
comment on column public.contact_submissions.updated_at is
  'Time of the last change of status, assignee or reminder. The retention of inquiries with the status ''contacted'' '
  'counts from it, too.';
comment on column public.contact_submissions.version is
  'Optimistic lock: 1 for a new row, plus 1 with each change of status, assignee or reminder.';
comment on column public.contact_submissions.reply_due_at is
  'End of the promised time for a reply, created_at plus private.reply_within_hours(). Null unless the status is '
  '''new''.';
comment on column public.contact_submissions.assignee_id is
  'The active member in charge; null without one, and after the membership has ended.';
comment on column public.contact_submissions.remind_at is
  'Time at which members are reminded by mail, at most five years ahead; null without a reminder.';
comment on column public.contact_submissions.reminded_at is
  'Time at which the mails of the current remind_at were enqueued; null before that and after remind_at changes.';
comment on column public.contact_submissions.reply_warned_at is
  'Time at which the warning about reply_due_at was enqueued; null before that.';
comment on column public.contact_submissions.attachments is
  'List of at most 5 objects {"path", "name", "size", "type"}: object of the bucket inquiry-files, name on the '
  'visitor''s device, bytes, MIME type. An insert by the data API sends only the list of the reserved paths.';
comment on column public.contact_submissions.source_path is
  'Path of the page of the site that the visitor came from, in lower case; '''' if unknown.';

comment on table public.inquiry_notes is
  'Internal notes on an inquiry, deleted with it. Members read, insert and delete them, but cannot change them.';
comment on column public.inquiry_notes.body is 'Text of at most 10,000 characters.';
comment on column public.inquiry_notes.author is
  'E-mail address of the member; null for writes that the data API did not make.';

comment on table public.inquiry_replies is
  'Replies that members write to the sender of an inquiry, deleted with it. Members read and insert them; an insert '
  'enqueues the mail, and delivery sets sent_at, failure and failed_at.';
comment on column public.inquiry_replies.author is
  'E-mail address of the member; null for writes that the data API did not make.';
comment on column public.inquiry_replies.sent_at is
  'Time at which the mail server accepted the mail; null before that.';
comment on column public.inquiry_replies.failure is
  'Error of the latest attempt, at most 500 characters; null without one.';
comment on column public.inquiry_replies.failed_at is
  'Time at which the last attempt failed; null while attempts remain, and after resend_reply.';
comment on column public.inquiry_replies.attachments is
  'List of at most 10 objects {"path", "name", "size", "type"}, together at most 10,485,760 bytes: object of the '
  'bucket reply-files with the reply''s id as folder, file name, bytes, MIME type.';

comment on table public.reply_templates is
  'Templates of replies, shared by all members, who read and write them. Names are unique regardless of case.';
comment on column public.reply_templates.subject is ''''' leaves the subject of the reply as it is.';
comment on column public.reply_templates.body is
  'Text with placeholders such as {{first name}}, which the dashboard fills in; at most 10,000 characters.';
comment on column public.reply_templates.version is 'Optimistic lock: 1 for a new row, plus 1 with each update.';

-- Views

comment on view public.published_posts is
  'Posts that are public now: published, not in the trash, published_at not in the future. Readable by everybody; it '
  'runs with the rights of its owner, because visitors have none on blog_posts.';
comment on column public.published_posts.category is '{"id", "name", "slug"} of the category; null without one.';
comment on view public.published_projects is
  'Projects that are public now: published, not in the trash, published_at not in the future. Readable by everybody; '
  'it runs with the rights of its owner and leaves out client and budget.';
comment on column public.published_projects.category is '{"id", "name", "slug"} of the category; null without one.';
comment on column public.published_projects.material_names is
  'JSON list of the names of the materials as one text, for searches.';
comment on view public.slug_redirects is
  'Former slugs of rows that are public now, with the current slug. Readable by everybody.';
comment on column public.slug_redirects.slug is 'Current slug of the post or project.';
comment on view public.site_redirects is
  'The redirects without ids and times, for the build of the site. Readable by everybody.';

-- Private tables

comment on table private.staff is
  'Members of the studio, active and former. A deactivated member loses access with the next request. No policy: only '
  'security-definer functions and the database''s owner read or write it.';
comment on column private.staff.role is
  '''owner'' or ''editor''. Owners alone change site settings, redirects and members, restore backups and erase '
  'personal data.';
comment on column private.staff.active is
  'False after the membership has ended; the row remains and can be activated again.';
comment on column private.staff.inquiry_mail is
  'Mails about new inquiries: ''at-once'' one for each, ''daily'' one digest, ''off'' none.';
comment on column private.staff.reply_signature is
  'Signature under the member''s replies; null stands for the one of the studio.';
comment on column private.staff.name is 'Display name, at most 80 characters; '''' stands for the e-mail address.';
comment on column private.staff.photo is 'URL of a file in the media library; '''' without a photo.';

comment on table private.invitations is
  'Open invitations, at most one for each e-mail address. The row is deleted when the invited person has signed in '
  'and finished the invitation, when it is revoked, and when the address is erased.';
comment on column private.invitations.email is 'In lower case; unique.';
comment on column private.invitations.invited_by is
  'The owner who invited or resent it last; null after that member is deleted.';
comment on column private.invitations.invited_at is 'Time of the invitation, or of its latest resend.';
comment on column private.invitations.expires_at is
  'End of the code''s validity, seven days after invited_at. An expired row stays until it is resent or revoked.';
comment on column private.invitations.code_hash is 'SHA-256 of the code, see private.invitation_hash.';
comment on column private.invitations.code is 'The code in plain text until its mail is sent; null from then on.';

comment on table private.setting_authors is
  'E-mail address of the last author of each site setting, apart from site_settings because visitors read every '
  'column there. No policy: only security-definer functions read or write it.';
comment on table private.seen_hints is
  'Hints that a member has dismissed, at most 100 of each member. No policy: only security-definer functions read or '
  'write it.';
comment on column private.seen_hints.hint is 'Name that the dashboard defines: at most 40 small letters and hyphens.';
comment on table private.last_saves is
  'The member who saved a post or project last; writes without a signed-in member leave the row as it is. Exactly one '
  'of post_id and project_id is set.';
comment on table private.presence is
  'Posts and projects that members have open in an editor. Stale rows remain until the next report deletes them.';
comment on column private.presence.kind is '''post'' or ''project''.';
comment on column private.presence.row_id is 'Id of the post or project, without a foreign key.';
comment on column private.presence.since is 'Time of the first report without a gap.';
comment on column private.presence.seen_at is
  'Time of the latest report. Editors report every 20 seconds; after 60 seconds without a report the row is stale.';

comment on table private.outbox is
  'Mails to send. Triggers, jobs and functions insert them; a worker claims those due (private.claim_mails) and '
  'reports the outcome (private.finish_mail). The worker composes the text from the referenced rows.';
comment on column private.outbox.kind is
  'Selects text and references: ''inquiry-notice'', ''inquiry-receipt'', ''inquiry-reply'', ''inquiry-digest'', '
  '''inquiry-reminder'', ''inquiry-warning'' or ''invitation''.';
comment on column private.outbox.member is
  'The receiving member; null for mails to senders and invited persons. Unsent mails to inactive members are deleted '
  'by the next claim.';
comment on column private.outbox.inquiry_id is
  'The inquiry that the mail is about; null for digests and invitations. The mail is deleted with it.';
comment on column private.outbox.reply_id is
  'The reply that the mail delivers; set for the kind ''inquiry-reply'' only.';
comment on column private.outbox.invitation_id is 'Set for the kind ''invitation'' only.';
comment on column private.outbox.covers is
  'Period of created_at whose inquiries a digest lists, without its end; null for other kinds.';
comment on column private.outbox.unique_key is
  'Kind and references as text, unique: repeated inserts make one mail only. Keys of invitations have a random part.';
comment on column private.outbox.due_at is
  'Time of the next attempt. A claim moves it past the lease, so that the mail of a worker that died is claimed again.';
comment on column private.outbox.attempts is
  'Number of claims, since the last retry by a member. The mail is given up at 12.';
comment on column private.outbox.claim is
  'Token of the latest claim until its outcome is reported; only its holder may report it. Null for a mail that no '
  'worker has claimed.';
comment on column private.outbox.sent_at is 'Time at which the mail server accepted the mail; null before that.';
comment on column private.outbox.failed_at is 'Time at which the last attempt failed; null while attempts remain.';
comment on column private.outbox.last_error is 'Error of the latest attempt, at most 500 characters; null without one.';
comment on table private.mail_delivery is
  'At most one row, present while the hosted project delivers mails. The embedded backend has none: its server '
  'delivers by itself.';
comment on column private.mail_delivery.id is 'Always true, so that there is one row at most.';
comment on column private.mail_delivery.url is 'HTTPS URL of the edge function deliver-mails.';
comment on column private.mail_delivery.key is
  'Bearer token by which the edge function recognises the scheduler''s request.';

comment on table private.rate_limits is
  'Sliding windows of counted requests and attempts. No policy: only security-definer functions and the database''s '
  'owner read or write it.';
comment on column private.rate_limits.key is
  'SHA-256 in hexadecimal: of a purpose, mostly with an e-mail address or a network, or of an inquiry''s content.';
comment on column private.rate_limits.accepted_at is
  'Times of the counted requests, oldest first. The next one drops those outside its window.';
comment on table private.inquiry_uploads is
  'Reserved places in the bucket inquiry-files. An inquiry that lists a place deletes its row; expired rows are '
  'deleted by later reservations.';
comment on column private.inquiry_uploads.path is
  'Name of the object: id of the form, slash, id of the file, dot, extension.';
comment on column private.inquiry_uploads.name is 'Name of the file on the visitor''s device.';
comment on column private.inquiry_uploads.size is 'Announced bytes; the stored object must have exactly as many.';
comment on column private.inquiry_uploads.expires_at is
  'One hour after the reservation; uploads and inquiries are refused from then on.';
comment on table private.turnstile is 'One row: whether inquiries need Cloudflare Turnstile.';
comment on column private.turnstile.id is 'Always true, so that there is one row at most.';
comment on column private.turnstile.required_since is 'Time since when it is required; null while it is not.';

comment on table private.missing_paths is
  'Paths without a page that visitors requested, at most 500, without query strings. Deleted 30 days after the last '
  'request.';
comment on column private.missing_paths.requests is 'Number of counted requests since the row was inserted.';
comment on table private.missing_path_limit is
  'One row: reports of missing paths within the current minute, limited for all visitors together.';
comment on column private.missing_path_limit.id is 'Always true, so that there is one row at most.';
comment on column private.missing_path_limit.began_at is 'Start of the current minute.';
comment on column private.missing_path_limit.reports is 'Reports counted since began_at, at most 60.';

comment on table private.counters is
  'Sharded counters of rows that meet a condition: the value of a counter is the sum of its shards. Shards let '
  'concurrent transactions count without waiting for each other. No policy: only security-definer functions read or '
  'write them.';
comment on column private.counters.name is
  '''posts'', ''drafts'', ''published projects'', ''new inquiries'' or ''unread inquiries''.';
comment on column private.counters.value is 'Share of this shard; may be negative.';

comment on table private.job_runs is
  'One row for each run of a job, deleted after 90 days. A run of ''reminders'' without a mail is deleted after the '
  'next run.';
comment on column private.job_runs.deleted is
  'Numbers by kind: of deleted rows, or of the mails of the job ''reminders''. Null for a run that failed.';
comment on column private.job_runs.error is
  'Message of the failure, whose changes were rolled back; null after a success.';

comment on table private.restore_rows is
  'Staged rows of a backup until finish_restore stores them. Rows of a cancelled restore are deleted by '
  'discard_restore or after a day. No policy: only security-definer functions read or write them.';
comment on column private.restore_rows.place is 'Order of staging.';
comment on column private.restore_rows.restore is 'Id of one restore, chosen by the client.';
comment on column private.restore_rows.relation is 'Name of a table of private.backup_relations(), without schema.';
comment on column private.restore_rows.item is
  'The row as private.validate_restored_row returned it: an object by column name.';

comment on table private.site_build is
  'One row: the state of the requests to rebuild the static site. The URL of the build hook is a secret of the '
  'worker, not stored here.';
comment on column private.site_build.id is 'Always true, so that there is one row at most.';
comment on column private.site_build.waiting_since is
  'First collected change, or claimed request of an owner, that no accepted request includes; null for none.';
comment on column private.site_build.changed_at is
  'Last collected change that no accepted request includes; null for none.';
comment on column private.site_build.wanted_at is
  'Time at which an owner requested a build; null without such a request.';
comment on column private.site_build.covered_at is
  'Start of the last accepted request, before the first one the creation of the row. Rows whose published_at has '
  'passed since then count as a change.';
comment on column private.site_build.requested_at is 'Start of the last accepted request; null before the first one.';
comment on column private.site_build.attempted_at is
  'Start of the last request, accepted or not; null before the first one.';
comment on column private.site_build.attempts is 'Requests since the last accepted one.';
comment on column private.site_build.claim is
  'Token of the request in progress; only its holder may report the outcome.';
comment on column private.site_build.last_error is
  'Error of the last request, at most 500 characters; null after an accepted one.';
comment on column private.site_build.hook_set is
  'Whether the worker has the URL of a build hook; without it rebuild_site raises an error.';
comment on column private.site_build.function_url is
  'HTTPS URL of the edge function rebuild-site; null where no scheduler calls it.';
comment on column private.site_build.key is
  'Bearer token by which the edge function recognises the scheduler''s request; null where none calls it.';
comment on table private.site_changes is
  'One row for each transaction that changed what visitors see, until private.collect_site_changes moves it to '
  'site_build. Separate rows, because transactions that wait for one row could deadlock.';
-- Functions of the data API. A refusal is a JSON body {"code", "message", "details"} whose details name the field.

-- Membership and members

comment on function public.current_staff is
  'The caller''s membership: one row, or none for a caller who is not an active member or whose session has ended.';
comment on function public.list_staff is
  'All members, active and former, for an owner; the caller''s own row for an editor. joined is false until the first '
  'sign-in.';
comment on function public.list_assignees is
  'Active members, ordered by name or else e-mail address, to whom inquiries can be assigned. No rows for non-members.';
comment on function public.change_staff is
  'Sets role and, unless null, active of a member, and deletes the sessions of one who becomes inactive. Owners only; '
  'raises 403 owners_only, 404 unknown_member, 422 not_a_choice, and 422 last_owner if no active owner would remain.';
comment on function public.choose_inquiry_mail is
  'Sets inquiry_mail (''at-once'', ''daily'' or ''off'') of the caller, or of any member for an owner; ''off'' also '
  'deletes the unsent mails to that member. Raises 403 staff_only or owners_only, 404 unknown_member, 422 '
  'not_a_choice.';
comment on function public.invite_staff is
  'Stores an invitation for an e-mail address, replaces a former one and enqueues its mail; returns the code, which '
  'is valid for seven days. Owners only; raises 403 owners_only, 409 already_staff, 422 not_an_email or not_a_choice.';
comment on function public.resend_invitation is
  'Enqueues the mail of an invitation again, with a new code and seven more days. Returns the code, null if the '
  'invitation was accepted or revoked. Owners only, else 403 owners_only.';
comment on function public.revoke_invitation is
  'Deletes an invitation, which makes its code void. False if there is none. Owners only, else 403 owners_only.';
comment on function public.list_invitations is
  'Open invitations, expired ones included, oldest first. mail is ''waiting'' before the first attempt, ''retrying'' '
  'after a failed one, ''failed'' after the last one, else ''sent''. Owners only, else 403 owners_only.';
comment on function public.finish_invitation is
  'Stores the name of the caller, who has just joined, and deletes the invitation. Raises the errors of set_own_name.';
comment on function public.set_own_name is
  'Stores the display name of the caller, trimmed, at most 80 characters. Raises 403 staff_only, 422 required or '
  'too_long.';
comment on function public.set_own_photo is
  'Stores the URL of the caller''s photo, which must be an image of the media library; '''' removes it. Raises 403 '
  'staff_only, 422 not_in_library or too_long.';
comment on function public.own_reply_signature is
  'The caller''s signature under replies; null stands for the one of the studio. Raises 403 staff_only.';
comment on function public.set_reply_signature is
  'Sets the caller''s signature, at most 1,000 characters; null stands for the one of the studio. Raises 403 '
  'staff_only, 422 too_long.';
comment on function public.my_sessions is
  'The caller''s open sessions, newest first, at most 100. device is the user agent, '''' if unknown. No rows for '
  'non-members.';
comment on function public.end_session is
  'Deletes one of the caller''s own sessions. False if there is none, and for non-members.';
comment on function public.seen_hints is 'Names of the hints that the caller has dismissed. No rows for non-members.';
comment on function public.see_hint is
  'Dismisses a hint for the caller; beyond 100 hints nothing is stored. False for non-members; raises 422 not_a_hint '
  'unless the name has at most 40 small letters and hyphens and begins with a letter.';

-- Content

comment on function public.count_posts is
  'Number of posts that match, at most up_to + 1, which says that there are more. wanted_status is null for all, '
  '''draft'', ''published'' or ''scheduled''; words are regular expressions, each of which must match one of the '
  'columns searched. Runs with the caller''s rights.';
comment on function public.count_projects is
  'Number of projects that match, at most up_to + 1, which says that there are more. Parameters as in count_posts. '
  'Runs with the caller''s rights.';
comment on function public.place_project is
  'Moves a project right before the target, or right behind it if behind is true, and numbers as few rows as the '
  'order needs. Returns its position from 1, or 0 if nothing moves or one of them is missing. Runs with the caller''s '
  'rights.';
comment on function public.post_tags is
  'Tags of posts outside the trash with their numbers of uses, most used first, at most 200. No rows for non-members.';
comment on function public.last_saved_by is
  'Name or else e-mail address of the member who saved a post or project (kind ''post'', else project) last; null if '
  'that is unknown or the caller. Raises 403 staff_only.';
comment on function public.report_presence is
  'Reports that the caller has a post or project open (kind ''post'' or ''project'') and returns the other active '
  'members who reported it within 60 seconds, longest first. photo is '''' without one. Raises 403 staff_only, 422 '
  'not_a_choice.';
comment on function public.end_presence is
  'Reports that the caller has closed a post or project. False if it was not reported as open. Raises 403 staff_only.';
comment on function public.create_preview_link is
  'Makes a link to a post or project (kind ''post'' or ''project'') that is valid for 14 days, and deletes expired '
  'ones. The result is the only place of the token. Raises 403 forbidden for non-members, 404 not_found for other '
  'kinds and for rows that are deleted or in the trash.';
comment on function public.preview_by_token is
  'Post or project of a preview link as {"kind", "expires_at", "row"}, where row has the columns of the public view '
  'and category {"id", "name", "slug"} or null. Null for a token that is unknown, expired or revoked, and for a row '
  'in the trash. Callable by everybody; raises 429 rate_limited after 30 wrong tokens of a network within ten minutes.';

-- Media library

comment on function public.search_media is
  'Page of the media library as {"total", "files": [{"bucket", "name", "type", "bytes", "originalName", "alt", '
  '"caption", "derivedFrom", "edit", "version", "uses", "usedByCrop"}]}; null for non-members. wanted_use is '
  '''used'', ''unused'' or all, sort ''newest'', ''oldest'', ''name'' or ''largest'', max_rows at most 200. Runs with '
  'the caller''s rights.';
comment on function public.media_uses is
  'Uses of files by name: {"<file>": [{"kind", "id", "title", "trashed"}]}, where kind is ''post'', ''project'', '
  '''page'' (id is the key of the setting) or ''member''. Runs with the caller''s rights.';
comment on function public.describe_media is
  'Sets alt text and caption of a file, and the alt text of its images outside the trash that have the former one. '
  'Returns the number of changed posts and projects, or -1 if there is a row whose version is not loaded_version; '
  'without a row, one is inserted. Runs with the caller''s rights; raises the errors of private.validate_media_file.';

-- Inquiries

comment on function public.find_inquiries is
  'Page of inquiries, at most 100. words are regular expressions, each of which must match name, email, phone, '
  'subject or message; wanted_status is null for all but spam, ''all'', or a status. Sorted by sort_column, then id, '
  'with null due times last. No rows for non-members; raises 422 not_a_choice for other columns than created_at, '
  'reply_due_at, name, email, subject and status.';
comment on function public.count_inquiries is
  'Number of inquiries that match, at most up_to + 1, which says that there are more. Parameters as in '
  'find_inquiries. Runs with the caller''s rights.';
comment on function public.unread_inquiries is
  'The newest 20 unread inquiries with the status ''new'', newest first; unread is the number of all of them. Runs '
  'with the caller''s rights.';
comment on function public.inquiries_of_sender is
  'The latest 50 inquiries with the e-mail address of an inquiry, newest first, itself included; message holds the '
  'first 120 characters. Runs with the caller''s rights.';
comment on function public.inquiries_per_week is
  'Number of inquiries without spam in each of 1 to 53 weeks from first_week on; week counts from 0, and weeks '
  'without inquiries have 0. No rows for non-members.';
comment on function public.inquiry_statistics is
  'Inquiries since a time, without spam, by source page: one row with path null for all, then the 100 pages with the '
  'most. path is '''' if unknown, title '''' unless the page is that of a stored post or project; reply_seconds is '
  'the median time to the first reply, null without a reply. No rows for non-members.';
comment on function public.inquiry_channel is
  'Name of the private Realtime channel on which changes of inquiries are announced; null without Realtime and for '
  'non-members.';
comment on function public.attention_today is
  'Numbers for the overview: new inquiries past the promised time, scheduled posts, and drafts of posts unchanged for '
  '14 days. No rows for non-members.';
comment on function public.dashboard_counts is
  'Posts outside the trash, projects with the status ''published'' outside the trash, and unread new inquiries, from '
  'private.counters. No rows for non-members.';
comment on function public.recent_activity is
  'The latest eight events, newest first: posts and projects (''post'', ''project''; is_new while the version is 1) '
  'and received inquiries without spam (''inquiry''). No rows for non-members.';
comment on function public.resend_reply is
  'Makes the mail of a reply due now and clears its failure. False if the reply is unknown or was sent. Raises 403 '
  'staff_only.';
comment on function public.delivers_mail is
  'Whether the edge function deliver-mails is set up. Always false on the embedded backend, whose server delivers by '
  'itself. Raises 403 staff_only.';
comment on function public.reserve_inquiry_file is
  'Reserves the place of a file of size bytes, at most 10,485,760, for one hour, and returns its path in the bucket '
  'inquiry-files. form is a random id that the files of one inquiry share. Callable by everybody; raises 422 for a '
  'wrong name, type or size and beyond 5 files, 429 rate_limited.';
comment on function public.release_inquiry_file is
  'Gives up a reserved place, whose path only its reserver knows; the mail worker removes the file later. False if '
  'there is none. Callable by everybody.';

-- Redirects

comment on function public.report_missing_path is
  'Called by the not-found page: returns the target of the redirect from a path, or counts the path and returns null. '
  'Paths of scanners, reserved paths and published pages are not counted, nor more than 60 reports a minute. Callable '
  'by everybody.';
comment on function public.list_missing_paths is
  'Counted paths that have neither a redirect nor a published page now, most requested first. Owners only, else 403 '
  'owners_only.';
comment on function public.import_redirects is
  'Inserts a list of at most 500 objects {"from_path", "to_path"}, and updates the target of those that exist. '
  'Returns a row for each refused one: place from 0, field (null for the row) and message; the others are stored. '
  'Runs with the caller''s rights, raises 422 not_a_list.';

-- Mails, jobs and builds

comment on function public.count_unsent_mails is
  'Numbers of unsent mails in the outbox: without a failed attempt, with another attempt to come, given up. Owners '
  'only, else 403 owners_only.';
comment on function public.failed_mails is
  'Unsent mails whose latest attempt failed, at most 100: those given up first, then oldest first. failed_at is null '
  'while attempts remain. Owners only, else 403 owners_only.';
comment on function public.retry_mails is
  'Makes unsent mails due now whose latest attempt failed: one, or all for null. Mails that a worker has claimed are '
  'left out. Returns their number. Owners only, else 403 owners_only.';
comment on function public.last_job_runs is
  'The latest run of each job, with the columns of private.job_runs. Owners only, else 403 owners_only.';
comment on function public.rebuild_site is
  'Requests a build of the site without waiting for further changes, and returns its time: now, or five minutes after '
  'the last request. Owners only; raises 403 owners_only, 409 no_build_hook.';
comment on function public.site_build_state is
  'State of the site''s builds: last change that no accepted request includes, time of the next request (both null '
  'for none), and the columns of private.site_build. Owners only, else 403 owners_only.';

-- Personal data

comment on function public.find_personal_data is
  'Rows that name an e-mail address as {"address", "obstacle", "counts", "mentions"}: obstacle is that of '
  'private.erasure_obstacle, counts holds numbers by kind, mentions the first 50. Owners only; raises 403 '
  'owners_only, 422 not_an_email. Runs up to 60 seconds.';
comment on function public.export_personal_data is
  'All rows that name an e-mail address: {"address", "exported_at"} and the lists of private.personal_data. Owners '
  'only; raises 403 owners_only, 422 not_an_email. Runs up to 60 seconds.';
comment on function public.erase_personal_data is
  'Deletes the inquiries, mails, limits and account of an e-mail address in one transaction and replaces it in the '
  'texts of other rows. Returns numbers by kind and "inquiry_ids" of the deleted inquiries. Owners only; raises 403 '
  'owners_only, 422 not_an_email, 409 member_address or studio_address. Runs up to 60 seconds.';

-- Restore of a backup: stage_restore for each batch of rows, then finish_restore once

comment on function public.stage_restore is
  'First step of a restore: validates a JSON list of rows of one table (private.validate_restored_row) and stages '
  'them under the id of the restore. Returns their number. Callers send batches, because hosted Supabase ends a '
  'statement of a signed-in user after 8 seconds. Owners only; raises 403 owners_only, 422 not_a_choice for an '
  'unknown table, 422 not_a_list, and the error of the first invalid row.';
comment on function public.finish_restore is
  'Last step of a restore: replaces all rows of the tables of a backup by the staged ones in one transaction, without '
  'the triggers that validate and compute rows, and returns their numbers by table. expected holds the numbers by '
  'table; tables younger than the backup may be missing. Owners only; raises 403 owners_only, 422 incomplete if other '
  'numbers are staged, 409 restore_running.';
comment on function public.discard_restore is
  'Cancels a restore: deletes its staged rows, and those of any restore that are older than an hour. Returns their '
  'number. Owners only, else 403 owners_only.';
comment on function private.backup_relations is
  'Tables of a backup in the order in which they are restored; they are emptied in the opposite order.';
comment on function private.validate_restored_row is
  'Entry of the chain that validates one row of a backup in place of the triggers of its table, which do not fire '
  'during a restore. Order: validate_restored_row (inquiries: files and source page), validate_restored_reply_row '
  '(replies: files), validate_restored_file_row (media files), validate_restored_entry (redirects), '
  'validate_restored_content (the rest, and the other columns of inquiries and replies). A function returns what it '
  'has validated completely and passes all else on to the next one. Returns the row as it is to be stored; other '
  'columns that an older backup lacks get their defaults when the row is inserted. Raises 422 with the field.';
comment on function private.validate_restored_reply_row is
  'Second step of private.validate_restored_row: gives a reply without attachments an empty list, and passes every '
  'row on to private.validate_restored_file_row.';
comment on function private.validate_restored_file_row is
  'Third step of private.validate_restored_row: validates a row of media_files and returns it; passes rows of other '
  'tables on to private.validate_restored_entry.';
comment on function private.validate_restored_entry is
  'Fourth step of private.validate_restored_row: validates a row of redirects and returns it; passes rows of other '
  'tables on to private.validate_restored_content.';
comment on function private.validate_restored_content is
  'Last step of private.validate_restored_row: validates content, inquiries, notes, replies, templates and settings. '
  'Normalizes the lists of a project and marks a reply that was not sent as failed, because the outbox is not '
  'restored. Rows of slug_history and of versions pass unchanged.';
comment on function private.restore_relation is
  'Step of finish_restore: inserts the staged rows of one restore into one table and returns their number. Columns '
  'that no staged row has get their defaults.';
comment on function private.delete_old_restore_rows is
  'Job ''restore-rows'': deletes rows staged more than a day ago. Returns {"rows"}.';

-- Access

comment on function private.staff_role is
  'Role of the caller, ''owner'' or ''editor''; null without an active membership, with an ended session, or if a '
  'required second factor is missing.';
comment on function private.is_staff is
  'Whether the caller is an active member, owner or editor. Policies call it in a subquery, once per statement.';
comment on function private.is_owner is
  'Whether the caller is an active owner. Policies call it in a subquery, once per statement.';
comment on function private.is_second_factor_missing is
  'Whether the caller has a verified authenticator app that the session did not use. False on the embedded backend, '
  'which has no factors.';
comment on function private.require_staff is 'Raises 403 staff_only unless the caller is an active member.';
comment on function private.require_owner is 'Raises 403 owners_only unless the caller is an active owner.';
comment on function private.is_api_request is
  'Whether the statement comes from the data API, that is, from the role anon or authenticated. False for workers, '
  'the seed and the SQL editor.';
comment on function private.raise_http_error is
  'Raises an error that PostgREST turns into a response with this HTTP status and the body {"code", "message", '
  '"details", "hint"}. field, null for the whole row, becomes the details.';
comment on function private.add_staff is
  'For the SQL editor: makes the user with an e-mail address a member, or changes role and activity of the member, '
  'and returns the user''s id. Raises an exception if there is no such user.';
comment on function private.add_account is
  'Inserts a confirmed account without a password and returns its id; the person sets a password with a mailed code.';
comment on function private.require_active_owner is
  'Trigger before an update or delete of members: raises 422 last_owner if a request of the data API leaves no active '
  'owner.';
comment on function private.unassign_former_member is
  'Trigger after the end of a membership: clears the assignee of the member''s inquiries.';
comment on function private.member_label is 'Name of a member, else the e-mail address; null for an unknown id.';
comment on function private.member_photos is
  'Photos of members who have one, with their label, for media_uses. No rows for non-members.';
comment on function private.new_invitation_code is
  'Random code with 64 bits: four groups of four hexadecimal digits, separated by hyphens.';
comment on function private.invitation_hash is
  'SHA-256 of the hexadecimal digits of a code in capitals; ignores case, spaces and hyphens.';
comment on function private.write_invitation is
  'Inserts or renews the invitation of an address with a new code and seven days, replaces its unsent mail, and '
  'returns the code.';
comment on function private.redeem_invitation is
  'For the server: makes the invited person with this code a member and returns outcome ''accepted'' and the e-mail '
  'address, or ''invalid'', ''expired'' or ''limited'' with null. The code stays valid until finish_invitation. '
  'Attempts are limited to 5 of a network, whose count a right code resets, and to 200 in all within ten minutes.';

-- Publication, slugs and redirects

comment on function private.write_post is
  'Trigger before each write of a post: trims and validates it, sets published_at, slug, version and the times, and '
  'records the former slug. On inserts by the data API the server''s columns are overwritten.';
comment on function private.write_project is
  'Trigger before each write of a project: normalizes and validates it, sets published_at, slug, version and the '
  'times, and records the former slug. On inserts by the data API the server''s columns are overwritten.';
comment on function private.write_category is
  'Trigger before each write of a category: trims the name and sets the slug. Raises 409 name_taken, 422.';
comment on function private.validate_post is 'Raises 422 for the first invalid column of a post.';
comment on function private.validate_project is
  'Raises 422 for the first invalid text, choice or number of a project. Lists are validated by '
  'private.normalize_project.';
comment on function private.normalize_project is
  'Returns a project with its lists and testimonial validated and in their stored shapes, an empty plan as null and a '
  'missing outcome as ''''. A restore runs it, too. Raises 422.';
comment on function private.normalize_gallery is
  'Returns a gallery with the keys "url", "alt", "caption", "stage", "credit" only and '''' for missing texts; raises '
  '422.';
comment on function private.normalize_materials is
  'Returns materials with the keys "name", "swatch", "note" only and '''' for missing texts; raises 422.';
comment on function private.normalize_credits is
  'Returns credits with the keys "role", "name", "link" only and '''' for missing texts; raises 422.';
comment on function private.normalize_testimonial is
  'Returns a testimonial as {"quote", "person", "role"}, or null if all three are empty; raises 422 for a person '
  'without a quote.';
comment on function private.resolve_published_at is
  'The published_at to store: the wanted one, else the previous one if it has passed, else now() for a published row, '
  'else null. Raises 422 out_of_range outside of the years 1900 to 2200.';
comment on function private.resolve_slug is
  'The slug to store. Without old_slug (a new row, or one that was never published and is sent without a slug), and '
  'for a row that leaves the trash, a free slug from the wanted text or else the title; otherwise old_slug, or the wanted '
  'one if it differs. Raises 422 not_a_slug or slug_taken for that.';
comment on function private.generate_slug is
  'A free slug from the wanted text, with -2, -3 … appended if it is taken; without letters and digits the kind and '
  'the first 8 characters of the id. Holds one advisory lock for each kind until the end of the transaction.';
comment on function private.is_slug_taken is
  'Whether a slug is reserved, was given up by another row, or belongs to another row outside the trash. kind is '
  '''post'', ''project'' or ''category''.';
comment on function private.slugify is
  'Text in small Latin letters, digits and hyphens, at most 80 characters; '''' if none is left.';
comment on function private.record_slug_redirect is
  'Stores the slug that a row gives up if its published_at has passed, and removes the entry if the row takes the '
  'slug again.';
comment on function private.delete_slug_redirects is
  'Trigger after the delete of a post or project: deletes its entries of slug_history.';
comment on function private.take_idempotency_key is
  'Trigger before the insert of a post or project: takes the id from the request header idempotency-key, so that a '
  'repeated request fails as a duplicate.';
comment on function private.preserve_version_on_reorder is
  'Trigger after write_project in name order: an update that changes only sort_order leaves version and updated_at as '
  'they are.';
comment on function private.preserve_update_time_in_trash is
  'Trigger after write_post and write_project in name order: a move to the trash or back leaves updated_at as it is.';
comment on function private.record_last_saves is
  'Trigger after statements that write posts or projects: stores the signed-in member as the last who saved each row '
  'whose updated_at is the time of this transaction.';
comment on function private.is_public is 'Whether a row with these values is visible to visitors now.';
comment on function private.public_columns is
  'The columns of a row that a public view has, as an object by column name.';
comment on function private.is_published_path is 'Whether a path is that of a public post or project.';
comment on function private.is_reserved_path is 'Whether a path belongs to a fixed page or to files of the site.';
comment on function private.is_plain_path is
  'Whether a path has at most 300 characters, in segments of a-z, 0-9 and - _ . ~ , that do not begin with a dot.';
comment on function private.is_noise is 'Whether a path is one that scanners and browsers request by themselves.';
comment on function private.normalize_path is
  'A path in lower case without slash at its end; a fragment keeps its letters.';
comment on function private.validate_redirect is
  'Raises 422 for a redirect that is invalid by itself, whatever other redirects there are.';
comment on function private.write_redirect is
  'Trigger before each write of a redirect: normalizes and validates it under a lock. Raises 409 taken, 422 '
  'page_exists, too_many (beyond 1,500), loop, and the errors of private.validate_redirect.';
comment on function private.redirects_lead is
  'Whether redirects other than row_id lead from the path start to the path wanted.';
comment on function private.delete_old_missing_paths is
  'Job ''missing-paths'': deletes paths last requested more than 30 days ago. Returns {"addresses"}.';

-- Trash and versions

comment on function private.purge_trash is
  'Trigger after statements that change deleted_at: deletes old trash and old staged rows, so that a project without '
  'pg_cron does so, too.';
comment on function private.delete_old_trash is
  'Job ''trash'': deletes posts and projects that are in the trash for more than 30 days. Returns {"posts", '
  '"projects"}.';
comment on function private.record_post_version is
  'Trigger after each write of a post: stores a version if a text changed, before the first one also the former '
  'texts, and deletes all but the newest 50. Saves of a draft by one member within five minutes update one version, '
  'unless the content shrinks to less than half.';
comment on function private.record_project_version is
  'Trigger after each write of a project: stores a version if a text or list changed, before the first one also the '
  'former ones, and deletes all but the newest 50. Saves of a draft by one member within five minutes replace one '
  'version, unless the content shrinks to less than half.';
comment on function private.version_of_project is
  'The texts and lists of a project as a row of project_versions with a new id, not stored yet.';
comment on function private.record_setting_version is
  'Trigger after each write of a setting: stores the value if it changed, at first with the value before, and deletes '
  'all but the newest 50.';
comment on function private.write_setting is
  'Trigger before each write of a setting: validates it, sets version and time, and stores its author.';
comment on function private.validate_site_setting is
  'Raises 422 for an invalid key, a value above 65,536 bytes, and invalid values of ''site_facts'' and '
  '''copy_<page>''.';
comment on function private.validate_site_facts is
  'Raises 422 unless the value of ''site_facts'' is an object of texts, with the field''s name as the field of the '
  'error. Limits lengths and the formats of URLs, e-mail address, day, months and hours.';
comment on function private.validate_page_copy is
  'Raises 422 unless the value of ''copy_<page>'' is an object of one-line texts and of images {"address", "alt"}.';

-- Media files

comment on function private.write_media_file is
  'Trigger before each write of a media file: trims and validates it and sets version and times; name and bucket '
  'never change.';
comment on function private.validate_media_file is
  'Raises 422 for an invalid name, bucket, text or crop of a media file.';
comment on function private.validate_image_edit is
  'Raises 422 unless a crop has the shape and limits of media_files.edit.';
comment on function private.is_media_name is
  'Whether an object name in the public buckets is one that the dashboard generates.';
comment on function private.media_texts is
  'For each file name the titles and texts of its uses in posts and projects, for searches. Runs with the caller''s '
  'rights.';
comment on function private.replace_alt is
  'A Markdown body in which those alt texts of a file''s images that equal the old one are replaced.';
comment on function private.replace_gallery_alt is
  'A gallery in which those alt texts of a file''s images that equal the old one are replaced.';

-- Inquiries

comment on function private.receive_inquiry is
  'Trigger before the insert of an inquiry: trims and validates it, sets the server''s columns for the data API, '
  'drops a repeated message without an error, and limits the rate. Raises 422, 422 turnstile_required, 429 '
  'rate_limited.';
comment on function private.receive_inquiry_source is
  'Trigger before the insert of an inquiry: replaces a source_path that is not a path of the site by ''''.';
comment on function private.attach_inquiry_files is
  'Trigger receive_inquiry_files before the insert of an inquiry with files: for the data API replaces the list of '
  'reserved paths by descriptions of the files and ends the reservations, else validates the descriptions. Raises 422 '
  'not_a_list, too_many, missing_file.';
comment on function private.check_assignment is
  'Trigger before the insert of an inquiry with assignee or reminder: clears them for the data API, and in a restore '
  'an assignee who is not an active member.';
comment on function private.update_inquiry is
  'Trigger before the update of an inquiry: the data API can change only status, assignee_id, remind_at and read_at; '
  'the rest is computed. Raises 422 not_a_choice, not_a_member, not_a_time.';
comment on function private.validate_inquiry is 'Raises 422 for the first invalid text or choice of an inquiry.';
comment on function private.validate_inquiry_files is
  'Raises 422 unless the attachments of an inquiry have the shape of contact_submissions.attachments.';
comment on function private.validate_inquiry_file is
  'Raises 422 for a wrong name, type or size in bytes of an inquiry''s file; returns the extension in lower case.';
comment on function private.take_inquiry_uploads is
  'Deletes the reservations of paths and returns the stored files as [{"path", "name", "size", "type"}]; a path that '
  'is not reserved, expired or without a file of the announced size is missing.';
comment on function private.limit_inquiry_uploads is
  'Raises 422 too_many beyond 5 reserved files of a form, 429 rate_limited beyond 30 of a network within ten minutes '
  'or 200 open reservations in all. Deletes some expired reservations.';
comment on function private.limit_inquiry_rate is
  'Raises 429 rate_limited beyond 3 messages of an e-mail address within an hour or 5 of a network within ten '
  'minutes, 422 one_at_a_time for several messages in one request.';
comment on function private.is_duplicate_inquiry is
  'Whether the same message arrived within ten minutes; records it otherwise.';
comment on function private.inquiry_hash is
  'SHA-256 in hexadecimal of the texts and file paths of an inquiry, the key of repeated messages.';
comment on function private.count_recent_messages is
  'Counts a request under a key and returns the number within the span, this one included.';
comment on function private.take_attempt is
  'Counts an attempt under a key and returns true, or returns false if `most` were counted within the span.';
comment on function private.lacks_turnstile is
  'Whether Turnstile is required and a request of the data API has not passed it.';
comment on function private.require_turnstile is
  'For the server or the SQL editor: inquiries need Turnstile from now on.';
comment on function private.stop_requiring_turnstile is
  'For the server or the SQL editor: inquiries need Turnstile no longer.';
comment on function private.send_verified_inquiry is
  'For the server: inserts an inquiry, an object by column name, whose Turnstile check passed, by the rules of a '
  'visitor''s own insert. address is the visitor''s IP address; its network counts in the rate limits, null counts '
  'none.';
comment on function private.client_network is
  'Network of the client by the headers of the proxy, cf-connecting-ip or else the first address of x-forwarded-for; '
  'null without them, as on the embedded backend.';
comment on function private.network_of is
  'Network of an IP address: an IPv4 address itself, the /64 of an IPv6 address; other text unchanged.';
comment on function private.is_reserved_upload is
  'Whether a place in the bucket inquiry-files is reserved and not expired. For the storage policy of visitors.';
comment on function private.inquiry_file_types is 'MIME types of inquiry files by extension.';
comment on function private.reply_file_types is 'MIME types of reply files by extension.';
comment on function private.reply_within_hours is
  'Hours within which the studio promises a reply: the setting replyWithinHours, else 24.';
comment on function private.reply_due_at is
  'End of the promised time for a reply to an inquiry received at a time; null unless the status is ''new''.';
comment on function private.follow_reply_hours is
  'Trigger after changes of replyWithinHours: recomputes reply_due_at of new inquiries.';
comment on function private.delete_old_inquiries is
  'Job ''inquiries'': deletes inquiries received before the last retentionMonths (a site setting), except those won, '
  'those with a reply since then, and contacted ones that changed since then. Returns {"inquiries"}; deletes none '
  'without the setting.';
comment on function private.broadcast_inquiries is
  'Trigger after statements that write inquiries: announces the change on the Realtime channel ''inquiries'', without '
  'content. Never fails the write.';
comment on function private.has_realtime is 'Whether the database has Supabase Realtime.';
comment on function private.write_note is
  'Trigger before the insert of a note: validates it and sets author and time for the data API.';
comment on function private.write_reply is
  'Trigger before the insert of a reply: validates it and its stored files, and sets author and times for the data '
  'API. Raises 422.';
comment on function private.validate_reply is 'Raises 422 for an invalid subject, body or attachment of a reply.';
comment on function private.validate_attachments is
  'Raises 422 unless the attachments of a reply have the shape of inquiry_replies.attachments.';
comment on function private.require_stored_files is
  'Raises 422 missing_file unless the files of a reply are stored with the announced bytes, 422 not_a_choice if a '
  'name and its path have different extensions.';
comment on function private.write_reply_template is
  'Trigger before each write of a reply template: validates it and sets version and times. Raises 409 name_taken, 422.';
comment on function private.validate_reply_template is
  'Raises 422 for an invalid name, subject or body of a reply template.';

-- Outbox. Order: enqueue, claim_mails, finish_mail

comment on function private.enqueue_inquiry_mails is
  'Trigger after the insert of an inquiry of the data API that is not spam: enqueues a notice or digest for each '
  'member who wants it, and one receipt for each sender and day (UTC).';
comment on function private.enqueue_reply_mail is
  'Trigger after the insert of a reply of the data API: enqueues its mail, and sets an inquiry that is new or spam to '
  'contacted and read.';
comment on function private.enqueue_reminders is
  'Job ''reminders'': enqueues the mails of reminders that are due and of promised replies that are nearly due. '
  'Returns {"reminders", "warnings"}, numbers of mails.';
comment on function private.recipients_of is
  'Members who get the mails about an inquiry: its active assignee, or without one all active members whose '
  'inquiry_mail is not ''off''.';
comment on function private.digest_time is
  'End of the digest period that contains a time: the next 06:00 UTC after it.';
comment on function private.claim_mails is
  'For the mail worker: claims up to `most` due mails for the time of the lease and returns them with a claim token. '
  'inquiries is a list of rows, each with "reply_within_hours"; reply is a row of inquiry_replies, invitation '
  '{"code", "role", "invited_by", "expires_at"}, both null for other kinds.';
comment on function private.finish_mail is
  'For the mail worker: reports the outcome of a claimed mail, sent if failure is null. A failed one is due again '
  'after 1, 2, 4 … minutes, at most six hours, and given up at the twelfth attempt. False if the claim is not the '
  'latest.';
comment on function private.request_mail_delivery is
  'Each minute by pg_cron: calls the edge function deliver-mails if mails are due or files unneeded. Returns the id '
  'of the pg_net request, null for none.';
comment on function private.start_mail_delivery is
  'For the SQL editor: starts delivery by the edge function at a URL with a new key, and deletes unsent mails older '
  'than a day, except replies and invitations.';
comment on function private.stop_mail_delivery is
  'For the SQL editor: ends delivery by the edge function; mails wait in the outbox.';
comment on function private.is_mail_delivery_key is 'Whether a bearer token is the key of private.mail_delivery.';
comment on function private.unneeded_reply_files is
  'Names in the bucket reply-files that no reply lists an hour after their upload, oldest first, at most `most`. The '
  'mail worker removes them.';
comment on function private.unneeded_inquiry_files is
  'Names in the bucket inquiry-files that no inquiry lists and no reservation waits for, oldest first, at most '
  '`most`. The mail worker removes them.';

-- Jobs

comment on function private.run_daily_jobs is
  'Each day at 03:17 UTC by pg_cron, or by the embedded server: runs the deleting jobs and collects the changes of '
  'the site.';
comment on function private.run_reminders is
  'Every five minutes by pg_cron, or by the embedded server: runs the job ''reminders'' and deletes its earlier runs '
  'without a mail.';
comment on function private.run_job is
  'Runs the function of a job and stores the outcome in private.job_runs. A failure rolls back this job only.';
comment on function private.start_daily_jobs is
  'Schedules private.run_daily_jobs with pg_cron; false where pg_cron is not available.';
comment on function private.start_reminders is
  'Schedules private.run_reminders with pg_cron; false where pg_cron is not available.';
comment on function private.delete_old_job_runs is
  'Job ''job-runs'': deletes runs that started more than 90 days ago. Returns {"runs"}.';

-- Builds of the site. Order: mark_site_changed, collect_site_changes and claim_site_build, finish_site_build

comment on function private.mark_changed_rows is
  'Trigger after statements that write posts or projects: records a change if visitors see another row. The '
  'trigger''s argument is the public view, for updates only.';
comment on function private.mark_changed_categories is
  'Trigger after statements that update categories: records a change if name or slug of one with public rows changed.';
comment on function private.mark_changed_settings is
  'Trigger after statements that write settings: records a change if a key or value changed.';
comment on function private.mark_changed_redirects is
  'Trigger after statements that write redirects: records a change if a path changed.';
comment on function private.mark_site_changed is
  'Records in private.site_changes that this transaction changed what visitors see.';
comment on function private.hidden_columns is 'Columns of a table that its public view does not have, and updated_at.';
comment on function private.waiting_changes is
  'Times of the first and last change that no accepted request includes, publications by schedule among them; nulls '
  'for none.';
comment on function private.next_site_build is
  'Time of the next request; null for none. 30 seconds after the last change, at most five minutes after the first, '
  'at once for an owner, and at least five minutes after the last request, longer after failed ones.';
comment on function private.collect_site_changes is
  'Moves the changes from private.site_changes to private.site_build.';
comment on function private.claim_site_build is
  'For the worker: claims the request that is due and returns the claim''s token; null if none is due or another '
  'worker holds the row.';
comment on function private.finish_site_build is
  'For the worker: reports the outcome of a claimed request, accepted if failure is null. False if the claim is not '
  'the latest.';
comment on function private.report_build_hook is 'For the worker: stores whether it has the URL of a build hook.';
comment on function private.call_due_site_build is
  'Each minute by pg_cron: calls the edge function rebuild-site if a request is due. Returns the id of the pg_net '
  'request, null for none.';
comment on function private.call_site_build is
  'Calls the edge function rebuild-site. Returns the id of the pg_net request, null without a URL.';
comment on function private.start_site_builds is
  'For the SQL editor: starts requests by the edge function at a URL with a new key, and calls it once.';
comment on function private.stop_site_builds is 'For the SQL editor: ends the requests by the edge function.';
comment on function private.is_site_build_key is 'Whether a bearer token is the key of private.site_build.';

-- Counters and searches

comment on function private.update_counters is
  'Trigger after statements: adds the difference of the written rows to counters. Arguments are pairs of a counter''s '
  'name and the SQL condition of its rows.';
comment on function private.reset_counters is 'Trigger after a truncate: deletes the counters that are its arguments.';
comment on function private.add_to_counter is
  'Adds a change to a free shard of a counter, or inserts a shard if others hold all of them.';
comment on function private.counter_value is 'Value of a counter; null for non-members.';
comment on function private.count_content is
  'Counts rows of posts or projects for count_posts and count_projects. Names in searched that are not columns are '
  'ignored.';
comment on function private.search_condition is
  'SQL text that each word, a regular expression, matches the SQL expression content; '''' without words.';

-- Personal data

comment on function private.personal_data is
  'Rows that name an address, given in lower case, as lists by kind: "inquiries", "notes", "replies", "mails", '
  '"rate_limits", "accounts", "changed_settings" and "mentions".';
comment on function private.mentions_of is
  'Fields of rows of other persons that name an address: [{"table", "id", "title", "field", "passage"}], with up to '
  '60 characters on each side of the address.';
comment on function private.text_relations is
  'Tables whose texts may name an address: those of a backup without site_settings.';
comment on function private.erasure_obstacle is
  'Reason why an address cannot be erased: ''member'' for an active member''s, ''settings'' for one in the site '
  'settings; null if it can.';
comment on function private.replace_address is
  'Replaces an address by [erased] in every text of a table and returns the number of changed rows. The replacement '
  'is never longer than the address.';
comment on function private.delete_account is
  'Deletes invitation and account of an address in lower case; returns the number of deleted accounts.';
comment on function private.rate_limit_keys is
  'Keys of private.rate_limits that belong to an address and to its inquiries.';
comment on function private.require_address is 'The address trimmed and in lower case; raises 422 not_an_email.';
comment on function private.address_pattern is
  'Regular expression that finds an address in the text of a JSON value, but not as a part of a longer address.';
comment on function private.address_in_json is 'The address as it stands in the text of a JSON value.';
comment on function private.address_end is
  'End of an address that every text with it contains, for a fast first test; may be ''''.';

-- Rules of single values

comment on function private.require_text is 'Raises 422 required unless a text has a visible character.';
comment on function private.require_line is
  'Raises 422 unless a text is filled, has at most `most` characters and no control characters.';
comment on function private.require_choice is 'Raises 422 not_a_choice unless a text is one of the choices.';
comment on function private.require_image_url is
  'Raises 422 unless a text is null, or a URL with http or https or a path of at most 2,048 characters.';
comment on function private.require_link is
  'Raises 422 unless a text is null or '''', or a link with http, https, mailto or tel or a path of at most 2,048 '
  'characters.';
comment on function private.require_object_list is 'Raises 422 unless a value is a list of at most `most` objects.';
comment on function private.require_assignee is
  'Raises 422 not_a_member unless a user is an active member; locks the membership until the end of the transaction.';
comment on function private.limit_length is 'Raises 422 too_long beyond `most` code points.';
comment on function private.limit_body_size is 'Raises 422 too_long beyond 262,144 bytes in UTF-8.';
comment on function private.is_inquiry_file_name is
  'Whether a text is an object name of the bucket inquiry-files: id of the form, slash, id of the file, dot, known '
  'extension.';
comment on function private.is_reply_file_name is
  'Whether a text is an object name of the bucket reply-files: id of the reply, slash, id of the file, dot, known '
  'extension.';
