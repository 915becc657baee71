import { chakra } from "@chakra-ui/react";
import { ImageUp } from "lucide-react";
import { TARGET } from "#site/ui/theme/touch.ts";

interface ImageControlProps {
  /** Name of the image's place, such as "Story image". */
  readonly label: string;
  /** Differs from the base copy. */
  readonly isChanged: boolean;
  readonly onClick: () => void;
}

/** Button in the corner of an image that replaces it. */
export function ImageControl({ label, isChanged, onClick }: ImageControlProps) {
  return (
    <Control
      type="button"
      aria-label={`Change picture: ${label}`}
      data-changed={isChanged ? "" : undefined}
      onClick={onClick}
    >
      <ImageUp size="16" aria-hidden /> Change picture
    </Control>
  );
}

const Control = chakra("button", {
  base: {
    position: "absolute",
    insetBlockStart: "3",
    insetInlineEnd: "3",
    zIndex: "1",
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: TARGET,
    paddingInline: "4",
    borderWidth: "1px",
    borderRadius: "sm",
    bg: "bg.panel",
    color: "fg",
    fontFamily: "body",
    textStyle: "ui",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    _focusVisible: {
      outline: "2px solid",
      outlineColor: "colorPalette.focusRing",
      outlineOffset: "2px",
    },
    "&[data-changed]": { borderColor: "colorPalette.solid", color: "colorPalette.fg" },
  },
});
