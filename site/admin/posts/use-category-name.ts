import { useQuery } from "@tanstack/react-query";
import { listCategories } from "#supabase/data/categories.ts";
import { adminKeys } from "#site/admin/shell/query-keys.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";

/** The category of an id, as the public page would name it; null when there is none. */
export function useCategoryName(id: string | null): { readonly name: string } | null {
  const client = useStaffClient();
  const { data } = useQuery({
    queryKey: adminKeys.categories,
    queryFn: () => listCategories(client),
  });
  return data?.find((category) => category.id === id) ?? null;
}
