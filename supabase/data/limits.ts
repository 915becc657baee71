/** Options and limits of the product: one constant for form, upload, seed and query. SQL repeats them. */

export const POST_TYPES = ["blog", "tips", "trends", "guides"] as const;
export type PostType = (typeof POST_TYPES)[number];

export const PUBLISH_STATUSES = ["draft", "published"] as const;
export type PublishStatus = (typeof PUBLISH_STATUSES)[number];

export const INQUIRY_STATUSES = ["new", "contacted", "won", "lost", "spam"] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const SPAM_SIGNALS = ["honeypot", "too-fast"] as const;
export type SpamSignal = (typeof SPAM_SIGNALS)[number];

/** How a member gets notices of inquiries. */
export const INQUIRY_MAIL_CHOICES = ["at-once", "daily", "off"] as const;
export type InquiryMailChoice = (typeof INQUIRY_MAIL_CHOICES)[number];

export const STAFF_ROLES = ["owner", "editor"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const SERVICE_INTERESTS = [
  "residential-design",
  "commercial-design",
  "renovation",
  "consultation",
] as const;
export type ServiceInterest = (typeof SERVICE_INTERESTS)[number];

export const INQUIRY_PROJECT_TYPES = ["residential", "commercial", "renovation"] as const;
export type InquiryProjectType = (typeof INQUIRY_PROJECT_TYPES)[number];

export const INQUIRY_BUDGETS = [
  "under-25k",
  "25k-50k",
  "50k-100k",
  "100k-200k",
  "over-200k",
] as const;
export type InquiryBudget = (typeof INQUIRY_BUDGETS)[number];

export const TIMELINES = ["asap", "1-3-months", "3-6-months", "6-12-months", "planning"] as const;
export type Timeline = (typeof TIMELINES)[number];

export const PROJECT_BUDGETS = [
  "$10,000 - $25,000",
  "$25,000 - $50,000",
  "$50,000 - $100,000",
  "$100,000+",
] as const;
export type ProjectBudget = (typeof PROJECT_BUDGETS)[number];

/** Lengths in code points, unless the name says bytes. */
export const TITLE_MAX = 200;
export const AUTHOR_MAX = 120;
/** Limits of typed text; a stored excerpt may have 203 characters: a default one ends with an ellipsis, of
 * one character or three periods. */
export const EXCERPT_MAX = 200;
export const META_TITLE_MAX = 200;
export const META_DESCRIPTION_MAX = 160;
/** Tags of one post. */
export const TAGS_MAX = 20;
export const TAG_MAX = 50;
export const CATEGORY_NAME_MAX = 80;
/** UTF-8 bytes of a post body or of a project's detailed content (256 KiB). */
export const BODY_MAX_BYTES = 262_144;

export const PROJECT_DESCRIPTION_MAX = 2000;
export const PROJECT_TYPE_MAX = 80;
export const LOCATION_MAX = 120;
export const CLIENT_NAME_MAX = 120;
/** Square feet. */
export const AREA_MAX = 10_000_000;
/** Images of one gallery. */
export const GALLERY_MAX = 60;
/** Stage of the work that a gallery image shows; without one it is an ordinary image. */
export const GALLERY_STAGES = ["before", "after", "plan", "detail"] as const;
export type GalleryStage = (typeof GALLERY_STAGES)[number];
/** The photographer of a gallery image. */
export const IMAGE_CREDIT_MAX = 120;
/** Limits of the parts of a project page. */
export const MATERIALS_MAX = 24;
export const MATERIAL_NAME_MAX = 80;
export const MATERIAL_NOTE_MAX = 300;
/** Credits of one project. */
export const CREDITS_MAX = 24;
export const CREDIT_ROLE_MAX = 80;
export const CREDIT_NAME_MAX = 120;
/** The result of a project. */
export const OUTCOME_MAX = 2000;
/** The quote of a testimonial. */
export const TESTIMONIAL_MAX = 1000;
/** The person of a testimonial. */
export const PERSON_MAX = 120;

export const INQUIRY_NAME_MAX = 120;
export const EMAIL_MAX = 254;
/** An e-mail address: one @ and a domain with a dot, which it does not end with. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
/** Minimum length of a password in characters; the auth service enforces the same (config.toml). */
export const PASSWORD_MIN = 10;
/** Maximum length of a password in UTF-8 bytes: bcrypt ignores the rest. */
export const PASSWORD_MAX_BYTES = 72;
/** Maximum characters of one site setting. */
export const SETTING_MAX = 300;
/** Maximum characters of the address of the studio's online calendar. */
export const BOOKING_URL_MAX = 500;
/** Characters of a site setting that is a list, with an entry on each line. */
export const SETTING_LIST_MAX = 4000;
export const PHONE_MAX = 40;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 5000;
export const NOTE_MAX = 10_000;
/** Hours within which the studio promises a reply, unless the site settings say otherwise. */
export const REPLY_WITHIN_HOURS = 24;
/** Limits of that setting, in hours. */
export const REPLY_WITHIN_HOURS_MIN = 2;
export const REPLY_WITHIN_HOURS_MAX = 168;
/** Limits of the site setting that erases inquiries, in months. */
export const RETENTION_MONTHS_MIN = 1;
export const RETENTION_MONTHS_MAX = 120;
/** Hours before the end of that time when the mail about a missing reply is sent, at the earliest after half of it. */
export const REPLY_WARNING_HOURS = 4;
export const REPLY_SUBJECT_MAX = 200;
export const REPLY_MAX = 10_000;
export const TEMPLATE_NAME_MAX = 80;
export const SIGNATURE_MAX = 1000;
export const MEMBER_NAME_MAX = 80;

/** Reading speed in words per minute. */
export const WORDS_PER_MINUTE = 200;
/** Author of a post without one (NB07). */
export const DEFAULT_AUTHOR = "Interior Design Team";

/**
 * The stored title of a draft without one, as in Ghost: the database requires a title, and the draft needs a name
 * in the list. The form shows it as an empty field, so it is never published by omission.
 */
export const UNTITLED = "(Untitled)";

/** Rows of one page of a public list. */
export const PUBLIC_PAGE_SIZE = 12;
/** Rows of one page of a list in the dashboard. */
export const STAFF_PAGE_SIZE = 25;
/** Days that a post or project stays in the trash. */
export const TRASH_DAYS = 30;
/** Days without a change after which a draft is stale. */
export const STALE_DRAFT_DAYS = 14;
/** Days that an invitation is valid. */
export const INVITATION_DAYS = 7;
/** Days that a link to a preview is valid. */
export const PREVIEW_LINK_DAYS = 14;
/** Days that an address that was not found is stored after its last request. */
export const MISSING_PATH_DAYS = 30;
/** Days that the log of the jobs goes back. */
export const JOB_LOG_DAYS = 90;
/** Minutes between two runs of the job that sends reminders. */
export const REMINDER_INTERVAL_MINUTES = 5;
/** Minimum minutes between two requests for a rebuild of the site. */
export const REBUILD_INTERVAL_MINUTES = 5;

/** MiB of one uploaded file; the buckets enforce the same. */
export const UPLOAD_MAX_MB = 10;
/** The same limit in bytes. */
export const UPLOAD_MAX_BYTES = UPLOAD_MAX_MB * 1024 * 1024;
/** The same limit as most sentences print it: "10MB". */
export const UPLOAD_MAX_TEXT = `${String(UPLOAD_MAX_MB)}MB`;
/** Bytes that a file dialog reads of one file: a photograph beyond the limit can be made to fit it. */
export const PICK_MAX_BYTES = 40 * 1024 * 1024;
/** Code points of the name of a chosen file. */
export const ORIGINAL_NAME_MAX = 255;
/** Code points of a description or caption of a file. */
export const MEDIA_TEXT_MAX = 300;
/** Maximum pixels of an image in the dashboard: decoding needs four bytes per pixel. */
export const IMAGE_MAX_PIXELS = 50_000_000;
/** MIME types that both buckets accept. */
export const IMAGE_TYPES = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/gif",
  "image/avif",
] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
/** MIME types of videos that the bucket `blog-images` accepts. */
export const VIDEO_TYPES = ["video/mp4", "video/webm", "video/quicktime"] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];

/** Private: only members and the worker that delivers mails read its files. */
export const REPLY_FILES_BUCKET = "reply-files";
/** Files of one reply to an inquiry. */
export const REPLY_FILES_MAX = 10;
/** MiB of all files of one reply together. */
export const REPLY_FILES_MAX_MB = 10;
/** The same limit in bytes. */
export const REPLY_FILES_MAX_BYTES = REPLY_FILES_MAX_MB * 1024 * 1024;
/** MIME types that the bucket `reply-files` accepts, by the extension of a file's name. */
export const REPLY_FILE_TYPES = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  txt: "text/plain",
  csv: "text/csv",
  zip: "application/zip",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  dwg: "image/vnd.dwg",
  dxf: "image/vnd.dxf",
} as const;
export type ReplyFileExtension = keyof typeof REPLY_FILE_TYPES;

/** Private: visitors upload into it, and only members read its files. */
export const INQUIRY_FILES_BUCKET = "inquiry-files";
/** Files of one inquiry, of `UPLOAD_MAX_MB` each. */
export const INQUIRY_FILES_MAX = 5;
/** MIME types that the bucket `inquiry-files` accepts, by the extension of a file's name. */
export const INQUIRY_FILE_TYPES = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  heic: "image/heic",
  heif: "image/heic",
  pdf: "application/pdf",
} as const;
export type InquiryFileType = (typeof INQUIRY_FILE_TYPES)[keyof typeof INQUIRY_FILE_TYPES];
