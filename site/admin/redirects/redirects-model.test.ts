import { expect, it } from "vitest";
import { parseRedirectsCsv, redirectsCsv, refusedLines } from "./redirects-model.ts";

const ORIGIN = "https://studio.example";

it("SU31 an exported file is read again as it was", () => {
  const rows = [
    { from_path: "/oferta,12.html", to_path: "/about#Team" },
    { from_path: "/news", to_path: "/" },
  ];
  const text = redirectsCsv(rows);
  expect(text.startsWith('\uFEFF"Old address","New address"\r\n')).toBe(true);
  const read = parseRedirectsCsv(text, ORIGIN);
  expect(read.rows.map(({ from_path, to_path }) => ({ from_path, to_path }))).toEqual(rows);
  expect(read.refused).toEqual([]);
});

it.each([
  ["/a;/b", { from_path: "/a", to_path: "/b" }],
  ["/a\t/b\t2024-01-01", { from_path: "/a", to_path: "/b" }],
  [
    '"https://old.example/A.html?x=1", "https://studio.example/About"',
    { from_path: "/a.html", to_path: "/about" },
  ],
])("SU31 the line %j is read", (line, row) => {
  expect(parseRedirectsCsv(`from,to\n\n${line}\n`, ORIGIN).rows).toEqual([{ ...row, line: 3 }]);
});

it("SU31 refused lines have their number and reason; the others are imported", () => {
  const file = parseRedirectsCsv("/a,/b\n/c,//evil.example\n/d\n/e,/f\n/żółw,/g", ORIGIN);
  expect(file.rows.map(({ line }) => line)).toEqual([1, 4]);
  const lines = refusedLines(file, [{ place: 1, message: "A page has this address." }]);
  expect(lines.map(({ line, text }) => [line, text])).toEqual([
    [2, "/c,//evil.example"],
    [3, "/d"],
    [4, "/e, /f"],
    [5, "/żółw,/g"],
  ]);
  expect(lines.map(({ message }) => message)).toEqual([
    "Enter a path on this website, such as /portfolio/loft or /about#team.",
    "Enter the new address.",
    "A page has this address.",
    "Enter a path such as /our-work/loft.html, made of letters a–z, digits and - _ . ~ ,",
  ]);
});

it("SU31 a line of quotation marks alone ends", () => {
  expect(parseRedirectsCsv('/"""""', ORIGIN).refused).toHaveLength(1);
});
