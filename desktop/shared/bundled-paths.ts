/** Files of the public site that the package holds, under the same paths: there without a network. */
export const bundledPaths = ["/images/default-post.webp", "/images/default-project.webp"] as const;
