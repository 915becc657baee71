/** Image to crop: a chosen file that is not uploaded yet, or the address of an uploaded image. */
export type CropSource = { readonly file: File } | { readonly url: string };

/** Whether this program can draw a crop of the type: others would lose their frames. */
export function canCrop(type: string): boolean {
  return type.startsWith("image/") && type !== "image/gif";
}
