import * as v from "valibot";
import { dataErrorFrom } from "./error-catalogue.ts";
import { INQUIRY_FILES_BUCKET } from "./limits.ts";
import type { InquiryFileType } from "./limits.ts";
import type { PublicClient } from "./public-client.ts";
import { execute } from "./requests.ts";
import { postToService } from "./service-request.ts";
import { trackUpload } from "./upload-progress.ts";
import type { UploadOptions } from "./upload-progress.ts";

interface AnnouncedFile {
  /** See `inquiryFileName`. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Reserves a path in the private bucket for an hour and returns it; the inquiry lists it. `formId` is a random UUID, the
 * same for all files of an inquiry. Throws `invalid` or `rate-limited` with a sentence for visitors.
 */
export function reserveInquiryFile(
  client: PublicClient,
  formId: string,
  { name, size }: AnnouncedFile,
): Promise<string> {
  return execute(client.rest.rpc("reserve_inquiry_file", { form: formId, name, size }));
}

/** Gives up a reserved path; the server removes its file. */
export async function releaseInquiryFile(client: PublicClient, path: string): Promise<void> {
  await execute(client.rest.rpc("release_inquiry_file", { reserved: path }));
}

/** Uploads a file to its reserved path; one that an earlier attempt has stored stays. Throws `forbidden` if the path
 * is not reserved any more. Rejects with the signal's reason when it is aborted. */
export async function uploadInquiryFile(
  client: PublicClient,
  path: string,
  file: { readonly type: InquiryFileType; readonly bytes: ArrayBuffer },
  options: UploadOptions = {},
): Promise<void> {
  trackUpload(file.bytes, options);
  options.signal?.throwIfAborted();
  const request = postToService(client, {
    path: `storage/v1/object/${INQUIRY_FILES_BUCKET}/${path}`,
    contentType: file.type,
    body: file.bytes,
  });
  const response = await request.catch((error: unknown) => {
    options.signal?.throwIfAborted();
    throw error;
  });
  if (response.ok) return;
  const text = await response.text();
  const status = storageStatus(response.status, text);
  if (status === 409) return;
  const failure = { code: "", message: text, details: "", isUserMessage: false };
  throw dataErrorFrom({ ...failure, status, cause: new Error(text) });
}

const refusal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ statusCode: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) }),
);

/** Hosted storage responds with 400 to most errors and puts the actual status into the body. */
function storageStatus(status: number, text: string): number {
  const parsed = v.safeParse(refusal, text);
  const shown = parsed.success ? parsed.output.statusCode : Number.NaN;
  return shown >= 400 && shown < 600 ? shown : status;
}
