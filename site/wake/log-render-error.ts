export function logRenderError(error: unknown) {
  console.error(`[render-error] ${window.location.pathname}`, error);
}
