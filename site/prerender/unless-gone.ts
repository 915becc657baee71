/** Makes a page. What is withdrawn while the site is built has none; everything else still has. */
export async function unlessGone(address: string, make: () => Promise<void>): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (!isNotFound(error)) throw error;
    console.info(`${address} was withdrawn meanwhile and has no page.`);
  }
}

/** By its mark: the renderer is a bundle of its own, with a DataError of its own. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "not-found";
}
