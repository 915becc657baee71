import { chakra } from "@chakra-ui/react";
import { createContext, use } from "react";
import type { GalleryImage } from "#supabase/data/public-projects.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { PLAN_ID, readCaption, viewId } from "./camera-name.ts";
import type { CameraViews } from "./camera-name.ts";

/** The cameras on the plan of the page. */
export const CamerasContext = createContext<CameraViews>(new Map());

/** The name of a camera in a circle, as on the plan. */
export const CameraLink = chakra("a", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    boxSize: "1.625em",
    border: "1px solid currentColor",
    borderRadius: "full",
    color: "clay.fg",
    lineHeight: "1",
    textIndent: "0",
    _hover: { bg: "clay.solid", borderColor: "clay.solid", color: "clay.contrast" },
  },
});

/** A caption. The name of a camera links to the plan; it is left out if the plan does not show the camera. */
export function CameraCaption({ caption }: { readonly caption: string }) {
  const views = use(CamerasContext);
  const { camera, text } = readCaption(caption);
  if (camera === null) return caption;
  if (!views.has(camera)) return text;
  return (
    <>
      <CameraLink
        href={`#${PLAN_ID}`}
        aria-label={projectWords.onPlan(camera)}
        marginInlineEnd="0.5em"
      >
        {camera}
      </CameraLink>
      {text}
    </>
  );
}

/** Id for the figure of an image, to which the plan's legend leads; undefined for other images. */
export function useViewId(image: GalleryImage): string | undefined {
  const views = use(CamerasContext);
  const { camera } = readCaption(image.caption);
  return camera !== null && views.get(camera) === image ? viewId(camera) : undefined;
}
