import { expect, it } from "vitest";
import { presenceText } from "./other-editors.tsx";

const NOW = new Date("2026-03-03T18:00:00");
const marta = { name: "Marta", photo: "", since: new Date("2026-03-03T14:02:00") };
const tom = { name: "Tom", photo: "", since: new Date("2026-03-02T09:05:00") };
const ida = { name: "ida@studio.example", photo: "", since: new Date("2026-03-03T17:59:00") };

it("names who edits, and since when", () => {
  expect(presenceText([], NOW)).toBe("");
  expect(presenceText([marta], NOW)).toBe("Marta is editing, since 14:02");
  expect(presenceText([tom, marta], NOW)).toBe(
    "Tom (since 2 Mar, 09:05) and Marta (since 14:02) are editing",
  );
  expect(presenceText([tom, marta, ida], NOW)).toBe(
    "Tom (since 2 Mar, 09:05), Marta (since 14:02) and ida@studio.example (since 17:59) are editing",
  );
});
