/** Maximum size of app.asar in bytes: everything in the app except Electron. */
export const MAX_APP_BYTES = 3 * 1024 * 1024;

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}
