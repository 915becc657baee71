/** Logs an error of rendering or hydration with the page's path. */
export function logRenderError(error: unknown) {
  console.error(`[render-error] ${window.location.pathname}`, error);
}
