import { beforeAll, describe, expect, it } from "vitest";
import { uploadMedia } from "#supabase/data/media.ts";
import { UPLOAD_MAX_BYTES } from "#supabase/data/limits.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { call, callerOf, signedIn } from "./clients.ts";
import type { Caller } from "./clients.ts";
import { PEOPLE } from "./users.ts";
import { newMediaName, PNG } from "./images.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();
let editor: StaffClient;
let caller: Caller;

beforeAll(async () => {
  editor = await signedIn(backend, PEOPLE.editor.email);
  caller = await callerOf(editor);
});

const put = (name: string, body: Uint8Array, type = "image/png", bucket = "blog-images") =>
  editor.storage.from(bucket).upload(name, new Uint8Array(body).buffer, {
    contentType: type,
    cacheControl: "3600",
    upsert: false,
  });

const address = (name: string, bucket = "blog-images") =>
  editor.storage.from(bucket).getPublicUrl(name).data.publicUrl;

describe("uploading a file", () => {
  it("NB15 stores it under its generated name and serves it by its public address", async () => {
    const name = newMediaName("png");
    expect((await put(name, PNG)).data?.path).toBe(name);
    const response = await fetch(address(name));
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(Buffer.from(await response.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it("NB15 works from a File, as the forms send it", async () => {
    const file = new File([PNG], "My Kitchen.png", { type: "image/png" });
    const { url } = await uploadMedia(editor, "blog-images", file);
    expect((await fetch(url)).status).toBe(200);
  });

  it("NB15 overwrites nothing: the same name is refused a second time", async () => {
    const name = newMediaName("png");
    await put(name, PNG);
    const { error } = await put(name, Buffer.concat([PNG, PNG]));
    expect(error?.message).toMatch(/exists/i);
    expect((await fetch(address(name))).headers.get("content-length")).toBe(String(PNG.length));
  });

  it("NB13 accepts exactly 10 MiB and refuses one byte more", async () => {
    const whole = newMediaName("png");
    expect((await put(whole, new Uint8Array(UPLOAD_MAX_BYTES))).error).toBeNull();
    expect((await fetch(address(whole))).headers.get("content-length")).toBe(
      String(UPLOAD_MAX_BYTES),
    );

    const { error } = await put(newMediaName("png"), new Uint8Array(UPLOAD_MAX_BYTES + 1));
    expect(error).toMatchObject({ statusCode: "413" });
  });

  it("refuses one byte too many also without a content length", async () => {
    const name = newMediaName("png");
    const parts = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(UPLOAD_MAX_BYTES + 1));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      duplex: "half",
      body: parts,
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${String(caller.token)}`,
        "content-type": "image/png",
      },
    };
    const response = await fetch(`${backend.url}/storage/v1/object/blog-images/${name}`, init);
    expect(await response.json()).toMatchObject({ statusCode: "413" });
    expect((await fetch(address(name))).ok).toBe(false);
  });

  it.each([
    ["blog-images", ["png", "jpeg", "webp", "gif", "avif"], ["mp4", "webm", "quicktime"]],
    ["project-images", ["png", "jpeg", "webp", "gif", "avif"], []],
  ] as const)("NB12 CP06 %s takes the listed types", async (bucket, images, films) => {
    for (const type of images) {
      expect((await put(newMediaName("png"), PNG, `image/${type}`, bucket)).error, type).toBeNull();
    }
    for (const type of films) {
      expect((await put(newMediaName("mp4"), PNG, `video/${type}`, bucket)).error, type).toBeNull();
    }
  });

  it.each([
    ["blog-images", "image/svg+xml"],
    ["blog-images", "text/html"],
    ["blog-images", "application/pdf"],
    ["blog-images", "image/png; charset=utf-8, text/html"],
    ["project-images", "video/mp4"],
    ["project-images", "image/svg+xml"],
  ])("NB12 CP06 %s refuses %s", async (bucket, type) => {
    const { error } = await put(newMediaName("png"), PNG, type, bucket);
    expect(error).toMatchObject({ statusCode: "415" });
  });

  it.each([
    "kitchen.png",
    "1700000000000-abcdef.svg",
    "1700000000000-abcdef.html",
    "1700000000000-abcdef.png.html",
    "1700000000000-ABCDEF.png",
    "170000000000-abcdef.png",
    "1700000000000-abc.png",
    "folder/1700000000000-abcdef.png",
    "1700000000000-abcdef.png\n",
  ])("refuses the name %j, for uploads and for moving there", async (name) => {
    const encoded = encodeURIComponent(name);
    const headers = { "content-type": "image/png" };
    const upload = await call(
      backend,
      caller,
      "POST",
      `/storage/v1/object/blog-images/${encoded}`,
      PNG,
      headers,
    );
    expect(upload.status).toBe(400);

    const source = newMediaName("png");
    await put(source, PNG);
    for (const action of ["move", "copy"]) {
      const body = { bucketId: "blog-images", sourceKey: source, destinationKey: name };
      const response = await call(backend, caller, "POST", `/storage/v1/object/${action}`, body);
      expect(response.ok, action).toBe(false);
    }
  });

  it.each([
    "../../secrets.json",
    "..%2f..%2fsecrets.json",
    "%2e%2e/%2e%2e/secrets.json",
    "a/../../../secrets.json",
  ])("lets nobody out of the media folder by %s", async (name) => {
    for (const path of [
      "object/public/blog-images",
      "object/blog-images",
      "object/authenticated/blog-images",
    ]) {
      const response = await call(backend, caller, "GET", `/storage/v1/${path}/${name}`);
      expect(await response.text()).not.toContain("jwtSecret");
      expect(response.ok).toBe(false);
    }
  });

  it("serves files that execute nothing, for any content", async () => {
    const name = newMediaName("png");
    await put(name, Buffer.from("<script>alert(1)</script>"));
    const { headers } = await fetch(address(name));
    expect(headers.get("content-type")).toBe("image/png");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  });

  it.each([
    ["6 to 64 letters", `1700000000000-${"a".repeat(64)}.png`, 200],
    ["65 letters", `1700000000000-${"a".repeat(65)}.png`, 400],
    ["300 letters", `1700000000000-${"a".repeat(300)}.png`, 400],
    ["3,000 letters", `1700000000000-${"a".repeat(3000)}.png`, 400],
  ])("takes names of %s, and says no to longer ones with a sentence", async (_n, name, status) => {
    const headers = { "content-type": "image/png" };
    const path = `/storage/v1/object/blog-images/${name}`;
    const response = await call(backend, caller, "POST", path, PNG, headers);
    expect(response.status).toBe(status);
    if (status === 200) return;
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/\w+ \w+/) as string,
    });
    const source = newMediaName("png");
    await put(source, PNG);
    const body = { bucketId: "blog-images", sourceKey: source, destinationKey: name };
    const others = [
      await call(backend, caller, "GET", `/storage/v1/object/public/blog-images/${name}`),
      await call(backend, caller, "GET", path),
      await call(backend, caller, "PUT", path, PNG, headers),
      await call(backend, caller, "POST", `/storage/v1/object/upload/sign/blog-images/${name}`, {}),
      await call(backend, caller, "POST", "/storage/v1/object/move", body),
      await call(backend, caller, "POST", "/storage/v1/object/copy", body),
      await call(backend, caller, "DELETE", "/storage/v1/object/blog-images", { prefixes: [name] }),
    ];
    for (const other of others) expect(other.status).toBeLessThan(500);
  });

  it("responds to a missing file with a 4xx", async () => {
    const response = await fetch(address(newMediaName("png")));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});
