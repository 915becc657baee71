import { UPLOAD_MAX_MB } from "#supabase/data/limits.ts";
import { COMPARE_DATABASE, PUSH_MIGRATIONS, RESTORE_POLICIES } from "./advice.ts";
import type { CheckResult } from "./result.ts";
import { fail, pass, unknown } from "./result.ts";
import { requestBackend, rowsOf } from "./target.ts";
import type { Target } from "./target.ts";

const BUCKETS = ["blog-images", "project-images"];

/** Everybody can read the files of the buckets. The storage service says of a private bucket that it is missing. */
async function bucketsArePublic(target: Target): Promise<CheckResult> {
  for (const bucket of BUCKETS) {
    const missing = await requestBackend(target, `/storage/v1/object/public/${bucket}/doctor.png`);
    if (/bucket/i.test(await missing.text()))
      return fail(
        `There is no public bucket ${bucket}.`,
        `If Storage lists it, make it public (Storage → ${bucket} → Edit bucket). Otherwise: ${PUSH_MIGRATIONS}`,
      );
  }
  return pass("The buckets exist and are public.");
}

/** Anonymous requests neither upload nor list. An upload that succeeds leaves a file. */
async function bucketsAreClosed(target: Target): Promise<CheckResult> {
  for (const bucket of BUCKETS) {
    const upload = await requestBackend(
      target,
      `/storage/v1/object/${bucket}/0000000000000-doctor.png`,
      {
        method: "POST",
        headers: { "content-type": "image/png" },
        body: new Uint8Array([137, 80, 78, 71]),
      },
    );
    if (upload.ok)
      return fail(
        `Anonymous requests can upload files to ${bucket}.`,
        `Delete the file 0000000000000-doctor.png. ${RESTORE_POLICIES}`,
      );
    const list = await requestBackend(target, `/storage/v1/object/list/${bucket}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ prefix: "", limit: 1 }),
    });
    const files = (await rowsOf(list)) ?? [];
    if (files.length > 0)
      return fail(`Anonymous requests can list the files of ${bucket}.`, RESTORE_POLICIES);
  }
  return pass("Anonymous requests can neither upload nor list files of the buckets.");
}

/** The buckets limit types. Unknown without the response 415: a service may check the right to upload first. */
async function bucketsAreLimited(target: Target): Promise<CheckResult> {
  for (const bucket of BUCKETS) {
    const upload = await requestBackend(target, `/storage/v1/object/${bucket}/doctor.html`, {
      method: "POST",
      headers: { "content-type": "text/html" },
      body: "doctor",
    });
    if (!/"415"|mime type/.test(await upload.text()))
      return unknown(
        `Whether ${bucket} limits type and size of files is not visible from outside.`,
        `Check it under Storage → ${bucket} → Edit bucket (${String(UPLOAD_MAX_MB)} MB, images). ${COMPARE_DATABASE}`,
      );
  }
  return pass("The buckets refuse files that are neither image nor video.");
}

export const storageChecks = [bucketsArePublic, bucketsAreClosed, bucketsAreLimited];
