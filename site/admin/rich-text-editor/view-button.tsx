import { Box, Button } from "@chakra-ui/react";
import { FileText } from "lucide-react";
import { NARROW_TOOLBAR } from "#site/admin/visual-editor/narrow-toolbar.ts";
import type { BodyView } from "./body-view.ts";

const LABELS: Readonly<Record<BodyView, string>> = {
  text: "Show as text",
  visual: "Show visually",
};

interface ViewButtonProps {
  /** The view to change to. */
  readonly view: BodyView;
  /** True for the button that replaces the pressed one. */
  readonly takesFocus: boolean;
  readonly onChoose: (view: BodyView) => void;
}

/** Changes between the visual editor and the text. An icon where the toolbar leaves no room for its label. */
export function ViewButton({ view, takesFocus, onChoose }: ViewButtonProps) {
  return (
    <Button
      key={view}
      ref={takesFocus ? focusIfNothingElse : null}
      type="button"
      size="sm"
      variant="ghost"
      color="fg.muted"
      aria-label={LABELS[view]}
      title={LABELS[view]}
      css={{ [NARROW_TOOLBAR]: { paddingInline: "2" } }}
      onClick={() => {
        onChoose(view);
      }}
    >
      <Box as="span" css={{ [NARROW_TOOLBAR]: { display: "none" } }}>
        {LABELS[view]}
      </Box>
      <Box
        as="span"
        aria-hidden
        css={{ display: "none", [NARROW_TOOLBAR]: { display: "contents" } }}
      >
        <FileText />
      </Box>
    </Button>
  );
}

function focusIfNothingElse(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}
