import { describe, expect, it } from "vitest";
import { searchMedia } from "./media-files.ts";
import { removeMedia, uploadMedia } from "./media.ts";
import { imageFiles } from "./image-copies.ts";
import { replaceImage, uploadImage } from "./image-upload.ts";
import { useRealBackend } from "./testing/real-backend.ts";

const backend = useRealBackend();

/** The smallest PNG: one transparent pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pixel = (name = "Sofa.PNG", size = PIXEL.length) => {
  const bytes = new Uint8Array(size);
  bytes.set(PIXEL);
  return new File([bytes], name);
};

describe("media", () => {
  it.each(["blog-images", "project-images"] as const)(
    "NB15 in %s are stored, shown to everybody by address, and removed",
    async (bucket) => {
      const { staff } = backend();
      const media = await uploadMedia(staff, bucket, pixel());
      const shown = await fetch(media.url);
      expect(shown.headers.get("content-type")).toBe("image/png");
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(PIXEL);
      await removeMedia(staff, bucket, media.path);
      await removeMedia(staff, bucket, media.path);
      expect((await fetch(media.url)).ok).toBe(false);
    },
  );

  it("NB13 files of 10 MiB are accepted", async () => {
    const media = await uploadMedia(backend().staff, "blog-images", pixel("a.png", 10 * 1024 ** 2));
    expect((await fetch(media.url)).headers.get("content-length")).toBe(String(10 * 1024 ** 2));
  });

  it("an image is replaced with its copies under the same addresses, and removed with them", async () => {
    const { staff } = backend();
    const webp = (mark: string) => new Blob([`RIFF\x10\0\0\0WEBPVP8 ${mark}`]);
    const prepared = (mark: string) => ({
      file: pixel("a.png", PIXEL.length + mark.length),
      resized: { width: 500, height: 300, copies: [{ width: 480, blob: webp(mark) }] },
    });
    const { url, path } = await uploadImage(staff, "blog-images", prepared("old"));
    const copy = imageFiles(url)?.smallest ?? "";
    const read = async (address: string) => (await fetch(address)).text();
    expect([path, await read(copy)]).toEqual([
      expect.stringMatching(/w500h300\.png$/),
      expect.stringMatching(/old$/),
    ]);

    await replaceImage(staff, "blog-images", path, prepared("newer"));
    expect(await read(copy)).toMatch(/newer$/);
    expect((await fetch(url)).headers.get("content-length")).toBe(String(PIXEL.length + 5));
    const film = { file: new File(["\0\0\0\x18ftypisom"], "a.mp4"), resized: null };
    await expect(replaceImage(staff, "blog-images", path, film)).rejects.toThrow("is not what");
    expect(await read(copy)).toMatch(/newer$/);

    const all = { search: "", use: "all", onlyImages: false } as const;
    const names = (await searchMedia(staff, all, 0)).files.map(({ name }) => name);
    expect(names).toContain(path);
    expect(names.filter((name) => name.includes("c480"))).toEqual([]);
    await removeMedia(staff, "blog-images", path);
    expect([(await fetch(url)).ok, (await fetch(copy)).ok]).toEqual([false, false]);
  });

  it("PM02 cannot be listed, uploaded or removed by visitors", async () => {
    const failed = uploadMedia(backend().dashboard(), "blog-images", pixel());
    await expect(failed).rejects.toMatchObject({
      code: "unauthorized",
      message: "Upload failed: Your session has ended. Sign in again to continue.",
    });
  });

  it("a stored file is never overwritten", async () => {
    const { staff } = backend();
    const { path } = await uploadMedia(staff, "blog-images", pixel());
    const again = await staff.storage
      .from("blog-images")
      .upload(path, PIXEL, { contentType: "image/png", upsert: false });
    expect(again.error).not.toBeNull();
  });
});
