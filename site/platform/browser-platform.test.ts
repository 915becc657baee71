import { expect, it } from "vitest";
import { acceptFor } from "./browser-platform.ts";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";
const FIREFOX_ON_ANDROID = "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0";

it("SU26 the file dialog offers the camera of phones", () => {
  expect(acceptFor("image", IPHONE)).toBe("image/*");
  expect(acceptFor("image", FIREFOX_ON_ANDROID)).toBe("image/*");
  expect(acceptFor("image", ANDROID)).toBe("image/*,android/allowCamera");
  expect(acceptFor("image-or-video", ANDROID)).toBe("image/*,video/*,android/allowCamera");
});
