/** A page that could not be made, and why. */
export interface FailedPage {
  readonly address: string;
  readonly reason: string;
}

export type PageOutcome = "written" | "withdrawn" | FailedPage;

/**
 * Makes a page. A post that is withdrawn while the site is built has none. An error of rendering concerns
 * this page alone; errors with a code (the backend's, the file system's) end the build.
 */
export async function pageOutcome(
  address: string,
  make: () => Promise<void>,
): Promise<PageOutcome> {
  try {
    await make();
    return "written";
  } catch (error) {
    const code = codeOf(error);
    if (code === "not-found") {
      console.info(`${address} was withdrawn during the build and has no page.`);
      return "withdrawn";
    }
    if (code !== null) throw error;
    return { address, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Not by class: the renderer is a bundle of its own, with a DataError of its own. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}
