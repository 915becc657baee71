/** The whole error goes to the console, where the messages on the screen say less. */
export function logRenderError(error: Error) {
  console.error(`[render-error] ${window.location.pathname}`, error);
}
