import { StoredPreview } from "#site/admin/public-preview/stored-preview.tsx";
import { PreviewedProject } from "./previewed-project.tsx";
import { useProject } from "./use-projects.ts";

interface StoredProjectPreviewProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Preview of a stored project that is not public yet. */
export function StoredProjectPreview({ id, onClose }: StoredProjectPreviewProps) {
  return (
    <StoredPreview query={useProject(id)} noun="project" onClose={onClose}>
      {(row) => <PreviewedProject row={row} />}
    </StoredPreview>
  );
}
