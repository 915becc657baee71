import { expect, it } from "vitest";
import type { ProjectVersion } from "#supabase/data/versions.ts";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import { emptyProject } from "./project-values.ts";
import {
  comparedValues,
  valuesOfVersion,
  VERSION_FIELDS,
  withRunningUploads,
} from "./project-versions.ts";

const version: ProjectVersion = {
  id: "v",
  project_id: "p",
  saved_by: "ana@studio.example",
  begun_at: "2026-11-27T10:00:00Z",
  saved_at: "2026-11-27T10:00:00Z",
  title: "Harbour Loft",
  client_name: null,
  project_type: "Residential",
  location: null,
  description: "A loft.",
  content: "A loft.",
  gallery_images: [
    { ...NEW_IMAGE, url: "https://files.test/project-images/hall.webp?v=1#x", alt: "Hall" },
  ],
  materials: [{ name: "Oak", swatch: "", note: "" }],
  credits: [],
  outcome: "",
  testimonial: null,
};

it("has the texts and the lists of the form, with its labels", () => {
  expect(VERSION_FIELDS.map(({ label }) => label)).toEqual([
    "Project Title",
    "Client Name",
    "Project Type",
    "Location",
    "Project Description",
    "Detailed Content",
    "Gallery",
    "Materials",
    "Credits",
    "Outcome",
    "Client’s words",
  ]);
});

it("fields that hold their default are empty in the form", () => {
  expect(valuesOfVersion(version)).toMatchObject({
    clientName: "",
    content: "",
    testimonial: { quote: "", person: "", role: "" },
  });
  expect(valuesOfVersion({ ...version, content: "Told at length." }).content).toBe(
    "Told at length.",
  );
});

it("an image is compared by its texts and the name of its file", () => {
  expect(comparedValues(valuesOfVersion(version)).gallery).toEqual([
    { alt: "Hall", caption: "", stage: "", credit: "", url: "hall.webp", additionId: "" },
  ]);
});

it("a swatch is compared by its color or the name of its file", () => {
  const { materials } = comparedValues({
    ...valuesOfVersion(version),
    materials: [
      { name: "Oak", swatch: "#c9b79c", note: "" },
      { name: "Lime", swatch: "https://files.test/project-images/lime.webp", note: "" },
    ],
  });
  expect(materials.map(({ swatch }) => swatch)).toEqual(["#c9b79c", "lime.webp"]);
});

it("keeps images that are uploaded while an earlier version is restored", () => {
  const running = { ...NEW_IMAGE, additionId: "u" };
  const complete = {
    ...NEW_IMAGE,
    url: "https://files.test/project-images/new.webp",
    additionId: "",
  };
  const present = { ...emptyProject(new Date()), gallery: [complete, running] };
  const { gallery } = withRunningUploads(valuesOfVersion(version), present);
  expect(gallery.map(({ additionId, alt }) => additionId || alt)).toEqual(["Hall", "u"]);
});
