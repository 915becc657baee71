/** The project after the one with this slug, and the first after the last; null if there is no other. */
export function followingProject<Project extends { readonly slug: string }>(
  projects: readonly Project[],
  slug: string,
): Project | null {
  const next = projects[projects.findIndex((each) => each.slug === slug) + 1] ?? projects[0];
  return next === undefined || next.slug === slug ? null : next;
}
