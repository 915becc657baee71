import { describe, expect, it } from "vitest";
import { UPLOAD_MAX_BYTES } from "./limits.ts";
import { removeMedia, uploadMedia } from "./media.ts";
import { scriptedResponse, scriptedBackend } from "./testing/scripted-fetch.ts";

const PNG = "\x89PNG\r\n\x1a\n";
const MP4 = "\0\0\0\x18ftypisom\0\0\x02\0isomiso2";
const file = (name: string, start: string, size = start.length, type = "") => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(start, (character) => character.charCodeAt(0)));
  return new File([bytes], name, { type });
};
const stored = () => scriptedResponse(200, { Key: "blog-images/x", Id: "1" });

describe("uploading", () => {
  it("NB15 sends bytes under a generated name, cached for one hour, without overwriting", async () => {
    const { staff, sent } = scriptedBackend(stored());
    const media = await uploadMedia(staff, "blog-images", file("Sofa.PNG", PNG));
    expect(media.path).toMatch(/^\d{13}-[a-z0-9]{12}\.png$/);
    expect(media.url).toBe(
      `http://backend.test/storage/v1/object/public/blog-images/${media.path}`,
    );
    const upload = sent[0];
    expect(upload?.url.pathname).toBe(`/storage/v1/object/blog-images/${media.path}`);
    expect(upload?.body).toBeInstanceOf(ArrayBuffer);
    expect(upload?.headers.get("content-type")).toBe("image/png");
    expect(upload?.headers.get("cache-control")).toContain("3600");
    expect(upload?.headers.get("x-upsert")).toBe("false");
  });

  it("detects the type by the bytes, not by the declared type or the name", async () => {
    const { staff, sent } = scriptedBackend(stored());
    const { path } = await uploadMedia(staff, "blog-images", file("a.html", PNG, 20, "text/html"));
    expect(path).toMatch(/\.png$/);
    expect(sent[0]?.headers.get("content-type")).toBe("image/png");
  });

  it.each([
    ["blog-images", file("a.png", "<svg/>", 20, "image/png"), "an image or video file"],
    ["blog-images", file("a.txt", "Hello"), "an image or video file"],
    ["project-images", file("a.mp4", MP4, 40, "image/png"), "an image file"],
  ] as const)("NB12 refuses %s what it is not for, before sending", async (bucket, bad, wanted) => {
    const { staff, sent } = scriptedBackend();
    await expect(uploadMedia(staff, bucket, bad)).rejects.toMatchObject({
      code: "unsupported-type",
      message: `Upload failed: Please upload ${wanted}.`,
    });
    expect(sent).toHaveLength(0);
  });

  it("NB13 accepts 10 MiB and not a byte more", async () => {
    const { staff, sent } = scriptedBackend(stored());
    await uploadMedia(staff, "blog-images", file("a.png", PNG, UPLOAD_MAX_BYTES));
    const tooLarge = file("a.png", PNG, UPLOAD_MAX_BYTES + 1);
    await expect(uploadMedia(staff, "blog-images", tooLarge)).rejects.toMatchObject({
      code: "too-large",
      message: "Upload failed: Please upload a file smaller than 10MB.",
    });
    expect(sent).toHaveLength(1);
  });

  it("accepts a video for the blog", async () => {
    const { staff } = scriptedBackend(stored());
    const { path } = await uploadMedia(staff, "blog-images", file("Tour.mp4", MP4, 40));
    expect(path).toMatch(/\.mp4$/);
  });

  it.each([
    [413, { statusCode: "413", error: "Payload too large", message: "big" }, "too-large"],
    [400, { statusCode: "413", error: "Payload too large", message: "big" }, "too-large"],
    [400, { statusCode: "415", error: "invalid_mime_type", message: "mime" }, "unsupported-type"],
    [409, { statusCode: "409", error: "Duplicate", message: "exists" }, "conflict"],
    [400, { statusCode: "403", error: "Unauthorized", message: "jwt expired" }, "unauthorized"],
    [500, { statusCode: "500", error: "Internal", message: "oops" }, "server"],
  ])("NB16 a %i with %o reads as an upload that failed", async (status, body, code) => {
    const { staff } = scriptedBackend(scriptedResponse(status, body));
    const failed = uploadMedia(staff, "blog-images", file("a.png", PNG));
    await expect(failed).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/^Upload failed: [A-Z].*\.$/) as string,
    });
  });

  it.each([
    [new TypeError("Failed to fetch"), /cannot be reached/],
    [new DOMException("Timed out.", "TimeoutError"), /took too long/],
  ])("says so when the network fails: %s", async (networkError, sentence) => {
    const { staff } = scriptedBackend(networkError);
    await expect(uploadMedia(staff, "blog-images", file("a.png", PNG))).rejects.toMatchObject({
      code: "offline",
      message: expect.stringMatching(sentence) as string,
    });
  });

  it("requires a new sign-in when the session ended elsewhere", async () => {
    const refused = scriptedResponse(403, {
      statusCode: "403",
      error: "Unauthorized",
      message: "policy",
    });
    const { staff } = scriptedBackend(refused, scriptedResponse(200, []));
    await expect(uploadMedia(staff, "blog-images", file("a.png", PNG))).rejects.toMatchObject({
      code: "unauthorized",
    });
  });
});

it("removes the one file by its name", async () => {
  const { staff, sent } = scriptedBackend(scriptedResponse(200, [{ name: "x" }]));
  await removeMedia(staff, "blog-images", "1700000000123-abcdef.png");
  expect(sent[0]).toMatchObject({
    method: "DELETE",
    body: { prefixes: ["1700000000123-abcdef.png"] },
  });
});
