import { memo, Suspense } from "react";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { PublicPage } from "#site/admin/public-preview/public-page.tsx";
import type { CopyEditing } from "#site/content/copy-editing.ts";
import type { CopyPage } from "#site/content/page-copy.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

interface ShownPageProps {
  readonly page: CopyPage;
  readonly editing: CopyEditing;
}

/** A page of the public site with the given copy and controls. Each key typed into a field renders the editor around it. */
export const ShownPage = memo(function ShownPage({ page, editing }: ShownPageProps) {
  const { EditablePage } = useAdminEnvironment();
  const client = useStaffClient();
  return (
    <PublicPage>
      {() => (
        <Suspense fallback={<PageSkeleton />}>
          <EditablePage page={page} client={client} editing={editing} />
        </Suspense>
      )}
    </PublicPage>
  );
});
