/**
 * Makes a page. What is withdrawn while the site is built has none, and is answered with false;
 * everything else still has.
 */
export async function unlessGone(address: string, make: () => Promise<void>): Promise<boolean> {
  try {
    await make();
    return true;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    console.info(`${address} was withdrawn meanwhile and has no page.`);
    return false;
  }
}

/** By its mark: the renderer is a bundle of its own, with a DataError of its own. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "not-found";
}
