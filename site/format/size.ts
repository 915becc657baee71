const KIB = 1024;
const MIB = 1024 * KIB;

/** Formats the size of a file: "500 B", "240 KB", "3.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`;
  const kib = Math.round(bytes / KIB);
  return kib < KIB ? `${kib} KB` : `${(bytes / MIB).toFixed(1)} MB`;
}
