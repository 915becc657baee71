import { counted } from "#site/format/number.ts";
import { rulesOf } from "#site/schemas/form.ts";
import { categorySchema } from "#site/schemas/category.ts";

const rules = rulesOf(categorySchema);

/** Number of posts and projects with a category. */
interface CategoryUsage {
  readonly posts: number;
  readonly projects: number;
}

/** Sentence about the posts and projects that lose the category when it is deleted. */
export function categoryUsageSentence({ posts, projects }: CategoryUsage): string {
  const parts = [
    ...(posts === 0 ? [] : [counted(posts, "post")]),
    ...(projects === 0 ? [] : [counted(projects, "project")]),
  ];
  if (parts.length === 0) return "Nothing uses it.";
  const verb = posts + projects === 1 ? "stays, without" : "stay, without";
  return `Used by ${parts.join(" and ")}, which ${verb} a category.`;
}

/** The reason why a name cannot be used, or null. Names are compared case-insensitively. */
export function nameProblem(
  name: string,
  others: readonly { readonly name: string }[],
): string | null {
  const problem = rules.name(name);
  if (problem !== true) return problem;
  const wanted = name.trim().toLowerCase();
  const taken = others.some((other) => other.name.toLowerCase() === wanted);
  return taken ? "There is a category with this name already." : null;
}
