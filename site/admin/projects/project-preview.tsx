import { PreviewDialog } from "#site/admin/public-preview/preview-dialog.tsx";
import { PreviewedProject } from "./previewed-project.tsx";
import { previewedRow } from "./previewed-row.ts";
import type { ProjectFormState } from "./use-project-form.ts";

interface ProjectPreviewProps {
  readonly state: ProjectFormState;
  /** Last segment of the project's URL; '' before it is saved. */
  readonly slug: string;
  /** Object URL of a chosen featured image that is not uploaded yet. */
  readonly chosenFileUrl: string | null;
  readonly onClose: () => void;
}

/**
 * Dialog with the public page of the current form values, including unsaved text and images that are
 * not uploaded yet.
 */
export function ProjectPreview({ state, slug, chosenFileUrl, onClose }: ProjectPreviewProps) {
  const { form, uploads } = state;
  const row = previewedRow(form.getValues(), {
    slug,
    chosenFileUrl,
    objectUrlOf: (additionId) => uploads.get(additionId)?.objectUrl ?? "",
  });
  return (
    <PreviewDialog title="Preview" onClose={onClose}>
      <PreviewedProject row={row} />
    </PreviewDialog>
  );
}
