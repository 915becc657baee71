export { BodyField } from "./body-field.tsx";
export { useFullWidth } from "./full-width.ts";
export { useBodyImages } from "./use-body-images.ts";
export type { BodyImages } from "./use-body-images.ts";
export { useFirstBodyImage } from "./use-first-body-image.ts";
export { useUndescribedImages } from "./use-undescribed-images.ts";
export { stepOfKey } from "./use-text-history.ts";
export type { HistoryStep } from "#site/admin/visual-editor/body-history.ts";
