import { isColorSwatch } from "#supabase/data/project-parts.ts";
import type { ProjectVersion } from "#supabase/data/versions.ts";
import { valuesFromVersion } from "#site/schemas/columns.ts";
import { versionedFields } from "#site/schemas/form.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { ProjectValues, VersionedProjectField } from "#site/schemas/project.ts";
import { contentInForm } from "./project-values.ts";

export type VersionedValues = Pick<ProjectValues, VersionedProjectField>;

/** The form fields that versions contain. */
export const VERSION_FIELDS = versionedFields(projectSchema);

/** Maps an earlier version to form values. */
export function valuesOfVersion(version: ProjectVersion): VersionedValues {
  return {
    ...valuesFromVersion(projectSchema, version),
    content: contentInForm(version),
  };
}

/** Texts for the comparison: images by the names of their files, without the ids of uploads. */
export function comparedValues(values: VersionedValues) {
  return {
    ...values,
    materials: values.materials.map((material) => ({
      ...material,
      swatch: isColorSwatch(material.swatch) ? material.swatch : fileName(material.swatch),
    })),
    gallery: values.gallery.map(({ url, ...image }) => ({
      ...image,
      url: fileName(url),
      additionId: "",
    })),
  };
}

/** The earlier values, with the images whose upload is not complete: their files are nowhere else. */
export function withRunningUploads(
  earlier: VersionedValues,
  present: Pick<ProjectValues, "gallery">,
): VersionedValues {
  return {
    ...earlier,
    gallery: [...earlier.gallery, ...present.gallery.filter(({ url }) => url === "")],
  };
}

function fileName(url: string): string {
  return url.split(/[?#]/)[0]?.split("/").at(-1) ?? url;
}
