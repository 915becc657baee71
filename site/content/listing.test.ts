import { expect, it } from "vitest";
import { listing } from "./listing.ts";

const whole = { title: "Design blog", description: "Notes." };

it.each([
  [[], 1, whole],
  [[], 2, { title: "Design blog, page 2", description: "Page 2. Notes." }],
  [["Light"], 1, { title: "Design blog: Light", description: "Light. Notes." }],
  [
    ["Light", "Loft"],
    3,
    { title: "Design blog: Light, Loft, page 3", description: "Light, Loft, page 3. Notes." },
  ],
])(
  "the list filtered by %j, page %i, has a title and description of its own",
  (labels, page, head) => {
    expect(listing.head(whole, labels, page)).toEqual(head);
  },
);
