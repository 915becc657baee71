/** Logs the error with its stack; messages on screen contain no technical details. */
export function logRenderError(error: Error) {
  console.error(`[render-error] ${window.location.pathname}`, error);
}
