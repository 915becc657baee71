import type { GalleryImage } from "#supabase/data/public-projects.ts";
import { plans } from "#site/content/plans/plans.ts";
import type { PlanCamera } from "#site/content/plans/plan-drawing.ts";

/** A caption that begins with the name of a camera on the plan: "A — The room at dusk". */
const NAMED = /^([A-Z])\s+[—–-]\s+(?=\S)/;

interface NamedCaption {
  /** Null if the caption names no camera. */
  readonly camera: string | null;
  readonly text: string;
}

/** Splits the name of the camera from a caption. */
export function readCaption(caption: string): NamedCaption {
  const [start = "", camera = null] = NAMED.exec(caption) ?? [];
  return { camera, text: caption.slice(start.length) };
}

/** The first image of each camera, by name. */
export type CameraViews = ReadonlyMap<string, GalleryImage>;

/** The cameras of a plan that captions name, each with its first image. A plan that is an image has none. */
export function cameraViews(plan: string | null, images: readonly GalleryImage[]): CameraViews {
  const cameras: readonly PlanCamera[] = plans.get(plan ?? "")?.cameras ?? [];
  const views = cameras.flatMap(({ name }) => {
    const image = images.find(({ caption }) => readCaption(caption).camera === name);
    return image === undefined ? [] : [[name, image] as const];
  });
  return new Map(views);
}

/** Id of the plan's heading, to which captions lead. */
export const PLAN_ID = "project-plan";

/** Id of the first image of a camera. */
export function viewId(camera: string): string {
  return `view-${camera}`;
}
