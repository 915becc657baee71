import { describe, expect, test } from "vitest";
import type { GalleryImage } from "#supabase/data/public-projects.ts";
import { cameraViews, readCaption } from "./camera-name.ts";

const imageOf = (caption: string): GalleryImage => ({
  url: `/images/${caption}.webp`,
  alt: "",
  caption,
  credit: "",
  stage: "",
});

describe("SU28 the caption that names a camera", () => {
  test.each([
    ["A — The room at dusk", "A", "The room at dusk"],
    ["B – The counter", "B", "The counter"],
    ["C - The stair", "C", "The stair"],
    ["A  —  two spaces", "A", "two spaces"],
  ])("%s", (caption, camera, text) => {
    expect(readCaption(caption)).toEqual({ camera, text });
  });

  test.each([
    "",
    "A —",
    "A — ",
    "A room — at dusk",
    "a — lower case",
    "AB — two letters",
    "A—room",
  ])("'%s' names none and stays as it is", (caption) => {
    expect(readCaption(caption)).toEqual({ camera: null, text: caption });
  });
});

describe("SU28 the images of a plan's cameras", () => {
  const view = imageOf("A — The room");
  const again = imageOf("A — The room again");
  const unknown = imageOf("Z — Not on the plan");

  test("each camera of the plan has its first image; other letters have none", () => {
    const views = cameraViews("modern-luxury-villa", [imageOf("The door"), unknown, view, again]);
    expect([...views]).toEqual([["A", view]]);
  });

  test.each([null, "", "https://example.com/plan.webp", "toString"])("no cameras: %s", (plan) => {
    expect(cameraViews(plan, [view]).size).toBe(0);
  });
});
