import { expect, it } from "vitest";
import { replaceImage, uploadImage } from "./image-upload.ts";
import type { PreparedImage } from "./image-upload.ts";
import { scriptedResponse, scriptedBackend } from "./testing/scripted-fetch.ts";
import type { Scripted } from "./testing/scripted-fetch.ts";

const bytes = (start: string) =>
  new Uint8Array(Uint8Array.from(start.padEnd(40, "\0"), (letter) => letter.charCodeAt(0)));
const WEBP = bytes("RIFF\x20\0\0\0WEBPVP8 ");
const PNG = bytes("\x89PNG\r\n\x1a\n");
const prepared = (): PreparedImage => ({
  file: new File([PNG], "Sofa.png", { type: "image/png" }),
  resized: {
    width: 1000,
    height: 750,
    copies: [480, 960].map((width) => ({ width, blob: new Blob([WEBP]) })),
  },
});
const stored = () => scriptedResponse(200, { Key: "blog-images/x", Id: "1" });
const refused = () =>
  scriptedResponse(400, { statusCode: "413", error: "Payload too large", message: "big" });

async function sent(script: readonly Scripted[], signal?: AbortSignal) {
  const { staff, sent } = scriptedBackend(...script);
  const outcome = await uploadImage(staff, "blog-images", prepared(), { signal }).then(
    ({ path }) => path,
    (error: unknown) => error,
  );
  const requests = sent.map(({ method, url, body }) =>
    method === "DELETE" ? body : url.pathname.split("/").pop(),
  );
  return { outcome, requests };
}

it("NB15 uploads an image under a name with its size, after its copies", async () => {
  const { outcome, requests } = await sent([stored(), stored(), stored()]);
  expect(outcome).toMatch(/^\d{13}-[a-z0-9]{12}w1000h750\.png$/);
  const stem = String(outcome).slice(0, -".png".length);
  expect(requests).toEqual([`${stem}c480.webp`, `${stem}c960.webp`, `${stem}.png`]);
});

it("uses a name without a size when a copy is refused, and leaves no copies", async () => {
  const { outcome, requests } = await sent([
    stored(),
    refused(),
    scriptedResponse(200, []),
    stored(),
  ]);
  expect(outcome).toMatch(/^\d{13}-[a-z0-9]{12}\.png$/);
  const stem = String(outcome).slice(0, -".png".length) + "w1000h750";
  expect(requests[2]).toEqual({
    prefixes: [`${stem}.png`, `${stem}c480.webp`, `${stem}c960.webp`],
  });
});

it("NB16 removes the copies when the image itself fails", async () => {
  const { outcome, requests } = await sent([
    stored(),
    stored(),
    refused(),
    scriptedResponse(200, []),
  ]);
  expect(outcome).toMatchObject({ code: "too-large" });
  expect(requests[3]).toMatchObject({ prefixes: [requests[2], requests[0], requests[1]] });
});

it("does not upload the image when the upload of its copies gets no response", async () => {
  const { outcome, requests } = await sent([
    new TypeError("Failed to fetch"),
    new TypeError("Failed to fetch"),
  ]);
  expect(outcome).toMatchObject({ code: "offline" });
  expect(requests).toHaveLength(2);
});

it("rejects with the caller's reason when aborted and removes what may be stored", async () => {
  const stop = new AbortController();
  stop.abort(new Error("Not this one."));
  const { outcome, requests } = await sent([scriptedResponse(200, [])], stop.signal);
  expect(outcome).toBe(stop.signal.reason);
  expect(requests).toEqual([
    {
      prefixes: [expect.stringMatching(/w1000h750\.png$/), expect.any(String), expect.any(String)],
    },
  ]);
});

it("uploads a video unchanged", async () => {
  const { staff, sent } = scriptedBackend(stored());
  const file = new File([bytes("\0\0\0\x18ftypisom\0\0\x02\0isomiso2")], "Tour.mp4");
  const { path } = await uploadImage(staff, "blog-images", { file, resized: null });
  expect(path).toMatch(/^\d{13}-[a-z0-9]{12}\.mp4$/);
  expect(sent).toHaveLength(1);
});

it("restores the old files when a replacement fails midway", async () => {
  const name = "1763000000000-k3x9ab12cd34w900h600.png";
  const copy = "1763000000000-k3x9ab12cd34w900h600c480.webp";
  const file = (content: Uint8Array<ArrayBuffer>) => new Response(content);
  const { staff, sent } = scriptedBackend(
    file(WEBP),
    file(PNG),
    stored(),
    refused(),
    stored(),
    stored(),
  );
  const { resized, ...image } = prepared();
  const copies = [{ width: 480, blob: new Blob([WEBP]) }];
  const replaced = replaceImage(staff, "blog-images", name, {
    ...image,
    resized: resized === null ? null : { ...resized, copies },
  });
  await expect(replaced).rejects.toMatchObject({ code: "too-large" });
  const puts = sent.filter(({ method }) => method !== "GET");
  expect(puts.map(({ url }) => url.pathname.split("/").pop())).toEqual([copy, name, copy, name]);
});
