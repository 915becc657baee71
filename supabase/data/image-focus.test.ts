import { expect, it } from "vitest";
import {
  CENTRE,
  parseFocalPoint,
  focalPointOfUrl,
  formatFocalPoint,
  imageWidthOfUrl,
  withFocus,
  withImageWidth,
  withoutImageFragment,
} from "./image-focus.ts";

it("a focal point is stored in the fragment of an address", () => {
  const address = withFocus("https://x.test/a.webp", { x: 29.6, y: 60.2 });
  expect(address).toBe("https://x.test/a.webp#focus=30,60");
  expect(focalPointOfUrl(address)).toEqual({ x: 30, y: 60 });
  expect(withoutImageFragment(address)).toBe("https://x.test/a.webp");
  expect(withFocus(address, { x: -5, y: 180 })).toBe("https://x.test/a.webp#focus=0,100");
});

it("the centre and files that are not images have no fragment", () => {
  expect(withFocus("/a.webp#focus=3,4", CENTRE)).toBe("/a.webp");
  expect(withFocus("", { x: 1, y: 2 })).toBe("");
  expect(focalPointOfUrl("/a.webp")).toEqual(CENTRE);
});

it.each(["/a.mp4#t=0.1", "/a.webp#focus=1", "/a.webp#focus=a,b", "/a.webp#focus=1,2;x"])(
  "%s is left as it is",
  (address) => {
    expect([focalPointOfUrl(address), withoutImageFragment(address)]).toEqual([CENTRE, address]);
  },
);

it("forms store it as text", () => {
  for (const focus of [CENTRE, { x: 0, y: 100 }, { x: 30, y: 60 }]) {
    expect(parseFocalPoint(formatFocalPoint(focus))).toEqual(focus);
  }
  expect(formatFocalPoint(CENTRE)).toBe("");
});

it("clamps handwritten values to the image", () => {
  expect(focalPointOfUrl("/a.webp#focus=999,0")).toEqual({ x: 100, y: 0 });
});

it("the width of an image in a text is stored beside its focal point; each leaves the other", () => {
  const focused = withFocus("/a.webp", { x: 30, y: 60 });
  const full = withImageWidth(focused, "full");
  expect(full).toBe("/a.webp#focus=30,60&width=full");
  expect([imageWidthOfUrl(full), focalPointOfUrl(full)]).toEqual(["full", { x: 30, y: 60 }]);
  expect(withFocus(full, CENTRE)).toBe("/a.webp#width=full");
  expect(withImageWidth("/a.webp#width=full", "text")).toBe("/a.webp#width=text");
  expect(withImageWidth(full, "wide")).toBe(focused);
  expect(withoutImageFragment(full)).toBe("/a.webp");
  expect(imageWidthOfUrl(focused)).toBe("wide");
  expect(withoutImageFragment("/a.webp#width=1")).toBe("/a.webp#width=1");
});
