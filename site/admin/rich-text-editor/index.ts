export { BodyField } from "./body-field.tsx";
export { useFullWidth } from "./full-width.ts";
export { focusAltTextPrompt } from "./image-list.tsx";
export { useBodyImages } from "./use-body-images.ts";
export type { BodyImages } from "./use-body-images.ts";
export { stepOfKey } from "./use-text-history.ts";
export type { HistoryStep } from "#site/admin/visual-editor/body-history.ts";
