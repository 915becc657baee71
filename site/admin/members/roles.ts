import type { StaffRole } from "#supabase/data/limits.ts";

export const ROLE_OPTIONS = [
  { value: "editor", label: "Editor" },
  { value: "owner", label: "Owner" },
] as const satisfies readonly { value: StaffRole; label: string }[];

/** Parses a role; any unknown value becomes editor, the role with fewer permissions. */
export function roleNamed(value: string): StaffRole {
  return value === "owner" ? "owner" : "editor";
}
