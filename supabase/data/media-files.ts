import * as v from "valibot";
import { DataError } from "./errors.ts";
import { imageEditSchema } from "./image-edit.ts";
import type { ImageEdit } from "./image-edit.ts";
import { ORIGINAL_NAME_MAX } from "./limits.ts";
import { MEDIA_BUCKETS, publicAddress, removeMedia } from "./media.ts";
import type { MediaBucket } from "./media.ts";
import { parseResponse } from "./parse-response.ts";
import { sanitizeText } from "./sanitize-text.ts";
import { withoutImageFragment } from "./image-focus.ts";
import { PUBLIC_FILES } from "./public-files.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

const useSchema = v.object({
  kind: v.picklist(["post", "project", "page", "member"]),
  /** Id of the row or member; of a page the name of its site setting, such as "copy_home". */
  id: v.string(),
  title: v.string(),
  trashed: v.boolean(),
});

const fileSchema = v.object({
  bucket: v.picklist(MEDIA_BUCKETS),
  name: v.string(),
  type: v.string(),
  bytes: v.number(),
  /** Name of the chosen file; '' for files from before names were stored. */
  originalName: v.string(),
  /** Alt text of every use without one of its own. */
  alt: v.string(),
  caption: v.string(),
  /** Name of the original, for a crop. */
  derivedFrom: v.nullable(v.string()),
  edit: v.nullable(imageEditSchema),
  /** Version of the texts; 0 before there are any. */
  version: v.number(),
  uses: v.array(useSchema),
  /** A crop of this file is in use. */
  usedByCrop: v.boolean(),
});

const pageSchema = v.object({ total: v.number(), files: v.array(fileSchema) });

/** A post, project or page of the site, or a photo of a member, that uses a file. */
export type MediaUse = v.InferOutput<typeof useSchema>;

/** An uploaded file of the media library. */
export interface LibraryFile extends v.InferOutput<typeof fileSchema> {
  readonly url: string;
  readonly uploadedAt: Date;
}

export interface LibraryPage {
  /** Number of all files that match. */
  readonly total: number;
  readonly files: readonly LibraryFile[];
}

export type WantedUse = "all" | "used" | "unused";

/** Order of the library; "name" is that of the chosen file. */
export type LibrarySort = "newest" | "oldest" | "name" | "largest";

export interface LibraryFilter {
  readonly search: string;
  readonly use: WantedUse;
  readonly onlyImages: boolean;
  /** Newest first if it is not given. */
  readonly sort?: LibrarySort;
}

interface LibraryRequest {
  /** Files of one page; at most 200. */
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

const LIBRARY_PAGE_SIZE = 24;

/**
 * A page of the media library, which begins after the first `skip` files. Every word of the search must occur in a file's
 * name, original name, type, description or caption, or in those of a use.
 */
export async function searchMedia(
  client: StaffClient,
  { search, use, onlyImages, sort = "newest" }: LibraryFilter,
  skip: number,
  { pageSize = LIBRARY_PAGE_SIZE, signal }: LibraryRequest = {},
): Promise<LibraryPage> {
  const request = client.rest.rpc("search_media", {
    search: sanitizeText(search),
    wanted_use: use,
    only_images: onlyImages,
    skip,
    max_rows: pageSize,
    sort,
  });
  const { total, files } = parseResponse(pageSchema, await sendAsStaff(client, request, signal));
  return {
    total,
    files: files.map((file) => ({
      ...file,
      url: publicAddress(client, file.bucket, file.name),
      // The name begins with the time in milliseconds.
      uploadedAt: new Date(Number(file.name.slice(0, 13))),
    })),
  };
}

export interface StoredName {
  readonly bucket: MediaBucket;
  readonly name: string;
}

/** Bucket and name from the address of an uploaded file; null for any other address. */
export function storedNameOf(address: string): StoredName | null {
  const [, bucket, name] = STORED.exec(withoutImageFragment(address)) ?? [];
  const known = MEDIA_BUCKETS.find((each) => each === bucket);
  return known === undefined || name === undefined ? null : { bucket: known, name };
}

const STORED = new RegExp(`${PUBLIC_FILES}([a-z-]+)/(\\d{13}-[a-z0-9]+\\.[a-z0-9]+)$`);

/** The original of a crop, or the file itself, with its name and what was done to it. */
export async function readOriginal(
  client: StaffClient,
  { bucket, name }: StoredName,
): Promise<StoredName & { readonly originalName: string; readonly edit: ImageEdit | null }> {
  const request = client.rest
    .from("media_files")
    .select("bucket,original_name,derived_from,edit")
    .eq("name", name);
  const [row] = await sendAsStaff(client, request);
  const edit = v.safeParse(imageEditSchema, row?.edit);
  const isCrop = row !== undefined && row.derived_from !== null && edit.success;
  return {
    bucket,
    name: isCrop ? (row.derived_from ?? name) : name,
    originalName: row?.original_name ?? "",
    edit: isCrop ? edit.output : null,
  };
}

/** The original of a crop, and what was done to it. */
export interface Derivation {
  readonly original: string;
  readonly edit: ImageEdit;
}

/** Stores the original name of an uploaded file, and the origin of a crop. */
export async function recordMediaFile(
  client: StaffClient,
  bucket: MediaBucket,
  path: string,
  originalName: string,
  derivation?: Derivation,
): Promise<void> {
  const row = {
    name: path,
    bucket,
    original_name: sanitizeText(originalName.slice(0, ORIGINAL_NAME_MAX)),
    ...(derivation && { derived_from: derivation.original, edit: { ...derivation.edit } }),
  };
  await sendAsStaff(client, client.rest.from("media_files").insert(row).select("name"));
}

/** The description and caption of a file. */
export interface MediaTexts {
  readonly alt: string;
  readonly caption: string;
}

/**
 * Sets the texts of a file, and its description in every post and project that has no text of its own for it. Returns the
 * number of these. Throws `conflict` if someone else described the file since it was loaded.
 */
export async function describeMedia(
  client: StaffClient,
  { bucket, name, version }: Pick<LibraryFile, "bucket" | "name" | "version">,
  { alt, caption }: MediaTexts,
): Promise<number> {
  const request = client.rest.rpc("describe_media", {
    file: name,
    file_bucket: bucket,
    new_alt: sanitizeText(alt),
    new_caption: sanitizeText(caption),
    loaded_version: version,
  });
  const changed = await sendAsStaff(client, request);
  if (changed < 0) throw new DataError("conflict", DESCRIBED_MEANWHILE);
  return changed;
}

const DESCRIBED_MEANWHILE =
  "Someone else described this picture in the meantime. Copy your words, close this form, and open it again.";

/** Deletes a stored file with its copies and texts. */
export async function deleteMediaFile(
  client: StaffClient,
  bucket: MediaBucket,
  name: string,
): Promise<void> {
  await removeMedia(client, bucket, name);
  // No row, if the file is from before names were stored.
  const request = client.rest.from("media_files").delete().eq("name", name).select("name");
  await sendAsStaff(client, request);
}
