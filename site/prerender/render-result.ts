/** A page that could not be rendered, and why. */
export interface FailedPage {
  readonly path: string;
  readonly reason: string;
}

type RenderResult = "written" | "withdrawn" | FailedPage;

/**
 * Renders a page and classifies its error. A row or category that was unpublished during the build has no page. An
 * error without a code concerns this page alone; an error with a code (of the backend or the file system) is rethrown.
 */
export async function renderResult(
  path: string,
  render: () => Promise<void>,
): Promise<RenderResult> {
  try {
    await render();
    return "written";
  } catch (error) {
    const code = codeOf(error);
    if (code === "not-found") {
      console.info(`${path} was withdrawn during the build and has no page.`);
      return "withdrawn";
    }
    if (code !== null) throw error;
    return { path, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** By code instead of `instanceof`, because the renderer bundle has its own copy of the class DataError. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}
