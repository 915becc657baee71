/** Equal texts have equal fingerprints; a changed one has its own but once in four billion times (sdbm). */
export function fingerprint(text: string): number {
  let print = 0;
  for (let at = 0; at < text.length; at += 1) print = (print * 65599 + text.charCodeAt(at)) | 0;
  return print;
}
