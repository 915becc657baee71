/** A 32-bit content hash (sdbm). Two different texts collide once in about four billion. */
export function contentHash(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1)
    hash = (hash * 65599 + text.charCodeAt(index)) | 0;
  return hash;
}
