import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileSize } from "#site/format/size.ts";
import { signIn, signOut } from "#supabase/data/auth.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { takeBackup } from "#supabase/data/take-backup.ts";
import { backupFailure, OWNER_NEEDED, signInFailure } from "./backup-failure.ts";
import { backupFileName, deleteAbandonedParts, deleteOldBackups, PART } from "./backup-files.ts";
import { readBackupOptions } from "./backup-options.ts";
import type { BackupOptions } from "./backup-options.ts";
import { gracefulShutdown } from "./graceful-shutdown.ts";
import { projectEnv } from "./project-env.ts";
import { writeBackupFile } from "./write-backup-file.ts";
import type { WrittenBackup } from "./write-backup-file.ts";

/**
 * `npm run backup`: saves the running embedded backend as one zip, `-- --remote` the hosted project of the
 * environment. Any installation restores it in the dashboard (Studio → Backup).
 *
 * It signs in with the password of an owner and reads with that account's rights. The project's secret key would
 * do, too, but it bypasses every policy, cannot be limited to one person and is only revoked by replacing it
 * everywhere; an account is deactivated in the dashboard, and its sign-ins are rate-limited. An editor's account
 * reads the same rows today, but a policy that some day hides rows from editors would make a backup incomplete
 * without an error. An account with an authenticator app cannot be used: a schedule has no one to enter its code. So
 * scheduled backups get an owner's account of their own, with a long random password.
 */
try {
  await run(readBackupOptions(process.argv.slice(2), projectEnv));
} catch (error) {
  console.error(backupFailure(error));
  process.exitCode = 1;
}

async function run({ source, folder, keep }: BackupOptions) {
  const madeAt = new Date();
  const client = createStaffClient(source);
  const { role } = await signIn(client, source.email, source.password).catch((error: unknown) => {
    throw signInFailure(error);
  });
  try {
    if (role !== "owner") throw new Error(OWNER_NEEDED);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    deleteAbandonedParts(folder, source.label, madeAt);
    const file = join(folder, backupFileName(source.label, madeAt));
    printResult(file, await writeInterruptibly(client, file));
    if (keep !== null) {
      const deleted = deleteOldBackups(folder, source.label, keep);
      if (deleted > 0) console.info(`Deleted ${deleted} older backups.`);
    }
  } finally {
    await signOut(client);
  }
}

function writeInterruptibly(client: StaffClient, file: string): Promise<WrittenBackup> {
  gracefulShutdown((exitCode) => {
    rmSync(`${file}${PART}`, { force: true });
    process.exit(exitCode);
  });
  return writeBackupFile(file, (sink) =>
    takeBackup(client, sink, (done, of) => {
      if (done === 0) console.info(`Reading ${of} files …`);
    }),
  );
}

function printResult(file: string, { rows, files, bytes }: WrittenBackup) {
  for (const [table, count] of Object.entries(rows)) {
    console.info(`${table.padEnd(20)} ${String(count).padStart(7)} rows`);
  }
  console.info(`${"files".padEnd(20)} ${String(files).padStart(7)}`);
  console.info(`Saved and checked: ${file} (${fileSize(bytes)})`);
}
