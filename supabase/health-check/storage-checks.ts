import { INQUIRY_FILES_BUCKET, REPLY_FILES_BUCKET, UPLOAD_MAX_MB } from "#supabase/data/limits.ts";
import { COMPARE_DATABASE, PUSH_MIGRATIONS, RESTORE_POLICIES } from "./advice.ts";
import type { CheckResult } from "./result.ts";
import { fail, pass, unknown } from "./result.ts";
import { requestBackend, rowsOf } from "./target.ts";
import type { Target } from "./target.ts";

const PUBLIC_BUCKETS = ["blog-images", "project-images"];

const ID = "00000000-0000-4000-8000-000000000000";
/** A file of each bucket that anonymous requests may not upload: members may, or a visitor who reserved its place. */
const FILES = {
  "blog-images": { name: "0000000000000-doctor.png", type: "image/png" },
  "project-images": { name: "0000000000000-doctor.png", type: "image/png" },
  [REPLY_FILES_BUCKET]: { name: `${ID}/${ID}.pdf`, type: "application/pdf" },
  [INQUIRY_FILES_BUCKET]: { name: `${ID}/${ID}.pdf`, type: "application/pdf" },
} as const;
const BUCKETS = Object.keys(FILES);

/** Everybody can read the files of the buckets. The storage service says of a private bucket that it is missing. */
async function bucketsArePublic(target: Target): Promise<CheckResult> {
  for (const bucket of PUBLIC_BUCKETS) {
    const missing = await requestBackend(target, `/storage/v1/object/public/${bucket}/doctor.png`);
    if (/bucket/i.test(await missing.text()))
      return fail(
        `There is no public bucket ${bucket}.`,
        `If Storage lists it, make it public (Storage → ${bucket} → Edit bucket). Otherwise: ${PUSH_MIGRATIONS}`,
      );
  }
  return pass("The buckets of images exist and are public.");
}

const PRIVATE_BUCKETS = {
  [REPLY_FILES_BUCKET]: "files of replies",
  [INQUIRY_FILES_BUCKET]: "files of inquiries",
} as const;

/** The storage service says of a private bucket that it is missing. */
async function attachedFilesArePrivate(target: Target): Promise<CheckResult> {
  for (const [bucket, files] of Object.entries(PRIVATE_BUCKETS)) {
    const path = `/storage/v1/object/public/${bucket}/${ID}/${ID}.pdf`;
    const missing = await requestBackend(target, path);
    if (!/bucket/i.test(await missing.text()))
      return fail(
        `Everybody can read the ${files}: the bucket ${bucket} is public.`,
        `Make it private (Storage → ${bucket} → Edit bucket).`,
      );
  }
  return pass("The files of replies and inquiries have no public address.");
}

/** Anonymous requests neither upload nor list. An upload that succeeds leaves a file. */
async function bucketsAreClosed(target: Target): Promise<CheckResult> {
  for (const [bucket, { name, type }] of Object.entries(FILES)) {
    const upload = await requestBackend(target, `/storage/v1/object/${bucket}/${name}`, {
      method: "POST",
      headers: { "content-type": type },
      body: new Uint8Array([137, 80, 78, 71]),
    });
    if (upload.ok)
      return fail(
        `Anonymous requests can upload files to ${bucket}.`,
        `Delete the file ${name}. ${RESTORE_POLICIES}`,
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
        `Check it under Storage → ${bucket} → Edit bucket (${String(UPLOAD_MAX_MB)} MB). ${COMPARE_DATABASE}`,
      );
  }
  return pass("The buckets refuse files of other types.");
}

export const storageChecks = [
  bucketsArePublic,
  attachedFilesArePrivate,
  bucketsAreClosed,
  bucketsAreLimited,
];
