import { IconButton } from "@chakra-ui/react";
import { Maximize2, Minimize2 } from "lucide-react";
import { TIGHT_TOOLBAR } from "#site/admin/visual-editor/narrow-toolbar.ts";
import { useFullWidth } from "./full-width.ts";

/** Gives the text the form's whole width, or puts the settings beside it again. Below `lg` they are never beside it. */
export function FullWidthButton() {
  const { isFull, set } = useFullWidth();
  const label = isFull ? "Settings beside the text" : "Full width";
  return (
    <IconButton
      type="button"
      size="sm"
      variant="ghost"
      color="fg.muted"
      display={{ base: "none", lg: "inline-flex" }}
      css={{ [TIGHT_TOOLBAR]: { display: "none" } }}
      aria-label={label}
      title={label}
      onClick={() => {
        set(!isFull);
      }}
    >
      {isFull ? <Minimize2 /> : <Maximize2 />}
    </IconButton>
  );
}
