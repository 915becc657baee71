/** Whether the first bytes are those of a PDF file. The header may follow other bytes, within the first 1,024 (ISO 32000-2,
 * annex I). */
export function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 1024)).includes("%PDF-");
}
