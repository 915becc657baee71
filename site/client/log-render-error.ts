/** Logs an error of rendering or hydration with its stack and the page's path; messages on screen contain no
 * technical details. */
export function logRenderError(error: unknown) {
  console.error(`[render-error] ${window.location.pathname}`, error);
}
