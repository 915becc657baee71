import { countCharacters } from "#supabase/data/post-rules.ts";

/** Number of posts and projects with a category. */
export interface CategoryUsage {
  readonly posts: number;
  readonly projects: number;
}

/** Sentence about the posts and projects that lose the category when it is deleted. */
export function usageSentence({ posts, projects }: CategoryUsage): string {
  const parts = [counted(posts, "post"), counted(projects, "project")].filter(
    (part) => part !== "",
  );
  if (parts.length === 0) return "Nothing uses it.";
  const verb = posts + projects === 1 ? "stays, without" : "stay, without";
  return `Used by ${parts.join(" and ")}, which ${verb} a category.`;
}

function counted(count: number, noun: string): string {
  if (count === 0) return "";
  return `${String(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** The reason why a name cannot be used, or null. Names are compared case-insensitively. */
export function nameProblem(
  name: string,
  others: readonly { readonly name: string }[],
  maxLength: number,
): string | null {
  const wanted = name.trim();
  if (wanted === "") return "Enter a name.";
  if (countCharacters(wanted) > maxLength) return `Use at most ${String(maxLength)} characters.`;
  const taken = others.some((other) => other.name.toLowerCase() === wanted.toLowerCase());
  return taken ? "There is a category with this name already." : null;
}
