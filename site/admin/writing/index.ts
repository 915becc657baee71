export { BodyField } from "./body-field.tsx";
export { useBodyPictures } from "./use-body-pictures.ts";
export type { BodyPictures } from "./use-body-pictures.ts";
