import { parseFocalPoint, withFocus } from "#supabase/data/image-focus.ts";
import { rulesOf } from "#site/schemas/form.ts";
import { materialSchema } from "#site/schemas/project-parts.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { projectRules } from "./project-form-rules.ts";
import { typedColumns } from "./save-project.ts";

interface PreviewContext {
  /** Last segment of the project's URL; '' before it is saved. */
  readonly slug: string;
  /** Object URL of a chosen featured image that is not uploaded yet. */
  readonly chosenFileUrl: string | null;
  /** Object URL of a gallery image during its upload; '' without one. */
  readonly objectUrlOf: (additionId: string) => string;
}

const { swatch: swatchRule } = rulesOf(materialSchema);

/**
 * The row that the public page of the form values shows, with the same defaults as saving. Without image URLs that a save
 * would refuse: the preview would request them while they are typed.
 */
export function previewedRow(values: ProjectValues, context: PreviewContext) {
  const { slug, chosenFileUrl, objectUrlOf } = context;
  const gallery = values.gallery.map((entry) =>
    entry.url === "" ? { ...entry, url: objectUrlOf(entry.additionId) } : entry,
  );
  const row = typedColumns({ ...values, ...acceptedUrls(values), gallery });
  return {
    ...row,
    slug,
    title: row.title === "" ? "Untitled project" : row.title,
    featured_image_url:
      chosenFileUrl === null
        ? row.featured_image_url
        : withFocus(chosenFileUrl, parseFocalPoint(values.focus)),
  };
}

function acceptedUrls({ typedImageUrl, plan, materials }: ProjectValues) {
  return {
    typedImageUrl: projectRules.typedImageUrl(typedImageUrl) === true ? typedImageUrl : "",
    plan: projectRules.plan(plan) === true ? plan : "",
    materials: materials.map((material) =>
      swatchRule(material.swatch) === true ? material : { ...material, swatch: "" },
    ),
  };
}
