import { SavedPreview } from "#site/admin/public-preview/saved-preview.tsx";
import { PreviewedProject } from "./previewed-project.tsx";
import { useProject } from "./use-projects.ts";

interface SavedProjectPreviewProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Preview of a saved project that is not public yet. */
export function SavedProjectPreview({ id, onClose }: SavedProjectPreviewProps) {
  return (
    <SavedPreview query={useProject(id)} noun="project" onClose={onClose}>
      {(row) => <PreviewedProject row={row} />}
    </SavedPreview>
  );
}
