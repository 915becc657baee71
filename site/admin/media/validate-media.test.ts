import sharp from "sharp";
import type { Sharp } from "sharp";
import { beforeEach, expect, it, vi } from "vitest";
import { validateMedia } from "./validate-media.ts";

vi.mock("#supabase/data/limits.ts", async (original) => ({
  ...(await original<object>()),
  IMAGE_MAX_PIXELS: 61 * 37 - 1,
}));

const decode = vi.fn<() => Promise<{ close: () => void }>>();

beforeEach(() => {
  decode.mockReset().mockResolvedValue({ close: () => undefined });
  vi.stubGlobal("createImageBitmap", decode);
});

const formats: readonly (readonly [string, string, (image: Sharp) => Sharp])[] = [
  ["png", "image/png", (image) => image.png()],
  ["jpeg", "image/jpeg", (image) => image.jpeg()],
  ["progressive jpeg", "image/jpeg", (image) => image.jpeg({ progressive: true })],
  [
    "jpeg with camera data",
    "image/jpeg",
    (image) => image.jpeg().withExif({ IFD0: { Artist: "x".repeat(9000) } }),
  ],
  ["webp", "image/webp", (image) => image.webp()],
  ["lossless webp", "image/webp", (image) => image.webp({ lossless: true })],
  ["extended webp", "image/webp", (image) => image.webp().withExif({ IFD0: { Artist: "x" } })],
  ["gif", "image/gif", (image) => image.gif()],
  ["avif", "image/avif", (image) => image.avif({ effort: 0 })],
];

async function encodedImage(format: (image: Sharp) => Sharp, width: number): Promise<Uint8Array> {
  const image = sharp({ create: { width, height: 37, channels: 3, background: "#9A4526" } });
  return new Uint8Array(await format(image).toBuffer());
}

const validate = (bytes: Uint8Array, type: string) =>
  validateMedia(new File([new Uint8Array(bytes)], "picture", { type }), "image");

it.each(formats)(
  "refuses a %s with too many pixels before decoding it",
  async (_, type, format) => {
    const refused = { ok: false, problem: "tooManyPixels" };
    expect(await validate(await encodedImage(format, 61), type)).toEqual(refused);
    expect(decode).not.toHaveBeenCalled();
  },
);

it.each(formats)("decodes a %s of the largest size", async (_, type, format) => {
  expect(await validate(await encodedImage(format, 60), type)).toMatchObject({ ok: true });
  expect(decode).toHaveBeenCalledOnce();
});

it.each(formats)("finds a %s that ends within its header unreadable", async (_, type, format) => {
  decode.mockRejectedValue(new DOMException("The source image could not be decoded."));
  const bytes = await encodedImage(format, 60);
  for (let end = 16; end < 60; end += 1) {
    expect(await validate(bytes.subarray(0, end), type)).toMatchObject({ ok: false });
  }
});

it("a file that the system does not give is refused: a moved one, or a folder", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const file = new File(["x"], "picture", { type: "image/png" });
  file.arrayBuffer = () => Promise.reject(new DOMException("Gone", "NotReadableError"));
  expect(await validateMedia(file, "image")).toEqual({ ok: false, problem: "unavailable" });
});
