import { expect, it } from "vitest";
import { copyNames, isCopyName, imageFiles, sizedName, sizeIn } from "./image-copies.ts";

const PLAIN = "1763000000000-k3x9ab12cd34.jpg";
const FOLDER = "https://x.test/storage/v1/object/public/blog-images/";

it("a name holds size and copies and is accepted by the buckets", () => {
  const name = sizedName(PLAIN, { width: 1200, height: 800 });
  expect(name).toBe("1763000000000-k3x9ab12cd34w1200h800.jpg");
  expect(sizeIn(name)).toEqual({ width: 1200, height: 800 });
  expect(copyNames(name)).toEqual([
    "1763000000000-k3x9ab12cd34w1200h800c480.webp",
    "1763000000000-k3x9ab12cd34w1200h800c960.webp",
  ]);
  for (const each of [name, ...copyNames(name)]) {
    expect(each).toMatch(/^\d{13}-[a-z0-9]{6,}\.(png|jpe?g|webp|gif|avif|mp4|webm|mov)$/);
  }
  expect(copyNames(name).map(isCopyName)).toEqual([true, true]);
});

it("older names and random parts of similar form are not parsed as sizes", () => {
  for (const name of [
    PLAIN,
    "1763000000000-w12h12abcdef.webp",
    "1763000000000-w1h1c4800000.webp",
  ]) {
    expect([sizeIn(name), copyNames(name), isCopyName(name)]).toEqual([null, [], false]);
  }
});

it("an address yields the attributes of its image", () => {
  const name = sizedName(PLAIN, { width: 700, height: 500 });
  const copy = `${FOLDER}1763000000000-k3x9ab12cd34w700h500c480.webp`;
  expect(imageFiles(FOLDER + name)).toEqual({
    width: 700,
    height: 500,
    srcSet: `${copy} 480w, ${FOLDER}${name} 700w`,
    smallest: copy,
  });
  const small = FOLDER + sizedName(PLAIN, { width: 480, height: 300 });
  expect(imageFiles(small)).toMatchObject({ srcSet: "", smallest: small });
  expect(imageFiles(FOLDER + PLAIN)).toBeNull();
  expect(imageFiles(`https://elsewhere.test/${name}`)).toBeNull();
});
