import type { ProjectValues } from "#site/schemas/project.ts";

/** Whether an image of the gallery has no description. One that is not uploaded yet lacks none. */
export function lacksDescription({
  url,
  alt,
}: Pick<ProjectValues["gallery"][number], "url" | "alt">): boolean {
  return url !== "" && alt.trim() === "";
}
