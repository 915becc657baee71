export { BodyField } from "./body-field.tsx";
export { useBodyImages } from "./use-body-images.ts";
export type { BodyImages } from "./use-body-images.ts";
