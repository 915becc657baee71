/**
 * Maximum size of app.asar in bytes: everything in the app except Electron. It notices a package that is bundled twice or
 * not needed; raised from 3 MB for the visual editor (0.5 MB).
 */
export const MAX_APP_BYTES = 4 * 1024 * 1024;

/** Bytes as text in units of 1024 × 1024. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}
