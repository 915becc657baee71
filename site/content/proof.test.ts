import { expect, it } from "vitest";
import { parseAwards, parseCertificates, parsePress } from "./proof.ts";

const AWARDS = `
2019 | Best Room | A jury
2022|Year Show|A museum|Selection | /portfolio/a-house

not a year | Best Room | A jury
2020 | No body |
`;

it("awards are sorted by year; lines without year, title and body are omitted", () => {
  expect(parseAwards(AWARDS)).toEqual([
    {
      year: "2022",
      title: "Year Show",
      body: "A museum",
      isSelection: true,
      project: "/portfolio/a-house",
    },
    { year: "2019", title: "Best Room", body: "A jury", isSelection: false, project: null },
  ]);
  expect(parseAwards("")).toEqual([]);
});

it("press lines and certificates are parsed in their order", () => {
  expect(
    parsePress("2021 | A Journal | Quiet.\n2023 | Another | Calm. | /portfolio/a-house"),
  ).toEqual([
    { year: "2021", publication: "A Journal", line: "Quiet.", project: null },
    { year: "2023", publication: "Another", line: "Calm.", project: "/portfolio/a-house" },
  ]);
  expect(parseCertificates("Insured | To a million\n\nLicensed")).toEqual([
    { title: "Insured", detail: "To a million" },
    { title: "Licensed", detail: "" },
  ]);
});
