import { PreviewDialog } from "#site/admin/public-preview/preview-dialog.tsx";
import { PreviewedProject } from "./previewed-project.tsx";
import { previewedRow } from "./previewed-row.ts";
import type { ProjectFormState } from "./use-project-form.ts";

interface ProjectPreviewProps {
  readonly state: ProjectFormState;
  readonly onClose: () => void;
}

/**
 * Dialog with the public page of the current form values, including unsaved text and images that are
 * not uploaded yet.
 */
export function ProjectPreview({ state, onClose }: ProjectPreviewProps) {
  const { form, base, image, uploads } = state;
  const row = previewedRow(form.getValues(), {
    slug: base?.slug ?? "",
    chosenFileUrl: image.chosenFileUrl,
    objectUrlOf: (additionId) => uploads.get(additionId)?.objectUrl ?? "",
  });
  return (
    <PreviewDialog title="Preview" onClose={onClose}>
      <PreviewedProject row={row} />
    </PreviewDialog>
  );
}
