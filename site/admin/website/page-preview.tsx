import { Box, Button } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import { useMemo, useState } from "react";
import { PreviewDialog } from "#site/admin/public-preview/preview-dialog.tsx";
import type { CopyEditing } from "#site/content/copy-editing.ts";
import type { CopyPage, StoredCopy } from "#site/content/page-copy.ts";
import { preventLinks } from "./prevent-links.ts";
import { ShownPage } from "./shown-page.tsx";
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
  const editing = useMemo<CopyEditing>(() => ({ ...WITHOUT_CONTROLS, copy }), [copy]);
  return (
    <Box onClickCapture={preventLinks}>
      <ShownPage page={page} editing={editing} />
    </Box>
  );
}

/** Shows a page as visitors see it. */
const WITHOUT_CONTROLS = {
  renderText: ({ shown }) => shown,
  renderImageControl: () => null,
  renderHomeChoice: () => null,
  renderTeamControl: () => null,
  renderSettingLink: () => null,
} as const satisfies Omit<CopyEditing, "copy">;
