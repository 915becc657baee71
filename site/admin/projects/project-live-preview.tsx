import { memo } from "react";
import { useObjectUrls } from "#site/admin/media/use-object-urls.ts";
import { LivePreview } from "#site/admin/public-preview/live-preview.tsx";
import { usePreviewedValues } from "#site/admin/public-preview/use-previewed-values.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { PreviewedProject } from "./previewed-project.tsx";
import { previewedRow } from "./previewed-row.ts";
import type { ProjectFormState } from "./use-project-form.ts";

type PreviewedState = Pick<ProjectFormState, "form" | "base" | "image" | "uploads">;

/** The project's public page beside its form, updated in transitions. */
export function ProjectLivePreview({ state }: { readonly state: PreviewedState }) {
  const values = usePreviewedValues(state.form);
  const additionIds = values.gallery.map(({ additionId }) => additionId);
  const objectUrlOf = useObjectUrls(additionIds, state.uploads);
  return (
    <LivePreview>
      <DeferredPreview
        values={values}
        slug={state.base?.slug ?? ""}
        chosenFileUrl={state.image.chosenFileUrl}
        objectUrlOf={objectUrlOf}
      />
    </LivePreview>
  );
}

type PreviewPageProps = Parameters<typeof previewedRow>[1] & { readonly values: ProjectValues };

const DeferredPreview = memo(function PreviewPage({ values, ...context }: PreviewPageProps) {
  return <PreviewedProject row={previewedRow(values, context)} />;
});
