import { Button } from "@chakra-ui/react";
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

/** Changes between the visual editor and the text. */
export function ViewButton({ view, takesFocus, onChoose }: ViewButtonProps) {
  return (
    <Button
      key={view}
      ref={takesFocus ? focusIfNothingElse : null}
      type="button"
      size="sm"
      variant="ghost"
      color="fg.muted"
      onClick={() => {
        onChoose(view);
      }}
    >
      {LABELS[view]}
    </Button>
  );
}

function focusIfNothingElse(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}
