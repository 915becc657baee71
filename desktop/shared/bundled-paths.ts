/** Files of the public site in the package, under the same paths: available offline. */
export const bundledPaths = ["/images/default-post.webp", "/images/default-project.webp"] as const;
