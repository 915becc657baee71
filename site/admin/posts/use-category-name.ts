import { useQuery } from "@tanstack/react-query";
import { listCategories } from "#supabase/data/categories.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

/** Name of a category as on the public page; null if the id is null or unknown. */
export function useCategoryName(id: string | null): { readonly name: string } | null {
  const client = useStaffClient();
  const { data } = useQuery({
    queryKey: adminKeys.categories,
    queryFn: () => listCategories(client),
  });
  return data?.find((category) => category.id === id) ?? null;
}
