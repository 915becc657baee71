import { readFile } from "node:fs/promises";
import { uploadMedia, type MediaBucket } from "#supabase/data/media.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { sendAsStaff } from "#supabase/data/staff-requests.ts";
import { imageTexts, type ImageName } from "./alt-texts.ts";
import type { DemoPost } from "./posts.ts";
import { isColor, type DemoProject } from "./projects.ts";

/** Public addresses of the images that were uploaded to one bucket. */
export type ImageUrls = ReadonlyMap<ImageName, string>;

const UPLOADS_AT_ONCE = 4;

/** Uploads the named images with their names and descriptions, and returns their URLs by name. */
export async function uploadDemoImages(
  client: StaffClient,
  bucket: MediaBucket,
  names: ReadonlySet<ImageName>,
): Promise<ImageUrls> {
  const urls = new Map<ImageName, string>();
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const bytes = await readFile(new URL(`./images/${name}.webp`, import.meta.url));
      const file = new File([new Uint8Array(bytes)], `${name}.webp`, { type: "image/webp" });
      const { url, path } = await uploadMedia(client, bucket, file);
      const row = { name: path, bucket, original_name: file.name, alt: imageTexts[name] };
      await sendAsStaff(client, client.rest.from("media_files").insert(row).select("name"));
      urls.set(name, url);
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
  return urls;
}

/** The images of the posts: featured images and images of the text. */
export function postImages(posts: readonly DemoPost[]): ReadonlySet<ImageName> {
  return new Set(posts.flatMap((post) => [...(post.image ? [post.image] : []), ...post.images]));
}

/** Names of the images that the projects use. */
export function projectImages(projects: readonly DemoProject[]): ReadonlySet<ImageName> {
  return new Set(
    projects.flatMap(({ image, gallery, materials }) => [
      image,
      ...gallery.map((each) => each.image),
      ...materials.flatMap(({ swatch }) => (isColor(swatch) ? [] : [swatch])),
    ]),
  );
}

/** The URL of an uploaded image; throws if it was not uploaded. */
export function urlOf(urls: ImageUrls, name: ImageName): string {
  const url = urls.get(name);
  if (url === undefined) throw new Error(`The demo picture "${name}" was not uploaded.`);
  return url;
}
