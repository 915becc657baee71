import type { Backup } from "#supabase/data/backup-archive.ts";
import type { TakenBackup } from "#supabase/data/take-backup.ts";
import { counted } from "#site/format/number.ts";

/** Summary of a backup, for example "17 posts, 9 projects, 12 inquiries, 40 files". */
export function backupSummary({ rows, files }: Backup | TakenBackup): string {
  return [
    counted(rows.blog_posts.length, "post", "posts"),
    counted(rows.projects.length, "project", "projects"),
    counted(rows.contact_submissions.length, "inquiry", "inquiries"),
    counted(files.length, "file", "files"),
  ].join(", ");
}
