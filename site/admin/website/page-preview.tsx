import { Box, Button } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { PreviewDialog } from "#site/admin/public-preview/preview-dialog.tsx";
import { PublicPage } from "#site/admin/public-preview/public-page.tsx";
import type { CopyEditing } from "#site/content/copy-editing.ts";
import type { CopyPage, StoredCopy } from "#site/content/page-copy.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { preventLinks } from "./prevent-links.ts";
import { PAGE_TITLES } from "./page-titles.ts";

interface PagePreviewProps {
  readonly page: CopyPage;
  /** The copy with the changes that are not published. */
  readonly copy: StoredCopy;
}

/** Button and dialog: the page with its changes at the width of a desktop, tablet or phone. */
export function PreviewButton(props: PagePreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        // On a phone the edited page is the preview.
        hideBelow="md"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Eye aria-hidden /> Preview
      </Button>
      {isOpen && (
        <PreviewDialog
          title={`Preview of ${PAGE_TITLES[props.page]}`}
          isWholePage
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <PreviewedPage {...props} />
        </PreviewDialog>
      )}
    </>
  );
}

function PreviewedPage({ page, copy }: PagePreviewProps) {
  const { EditablePage } = useAdminEnvironment();
  const client = useStaffClient();
  const editing = useMemo<CopyEditing>(() => ({ ...WITHOUT_CONTROLS, copy }), [copy]);
  return (
    <Box onClickCapture={preventLinks}>
      <PublicPage>
        {() => (
          <Suspense fallback={<LoadingSkeleton height="100vh" label="Loading the page" />}>
            <EditablePage page={page} client={client} editing={editing} />
          </Suspense>
        )}
      </PublicPage>
    </Box>
  );
}

/** Shows a page as visitors see it. */
const WITHOUT_CONTROLS = {
  renderText: ({ shown }) => shown,
  renderImageControl: () => null,
  renderHomeChoice: () => null,
  renderTeamControl: () => null,
} as const satisfies Omit<CopyEditing, "copy">;
