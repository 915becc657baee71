import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createCategory,
  deleteCategory,
  listCategories,
  renameCategory,
} from "#supabase/data/categories.ts";
import { listPosts } from "#supabase/data/posts.ts";
import { listProjects } from "#supabase/data/projects.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

/** Query of all categories, ordered by name. */
export function useCategories() {
  const client = useStaffClient();
  return useQuery({
    queryKey: adminKeys.categories,
    queryFn: ({ signal }) => listCategories(client, signal),
  });
}

/** Query of the number of posts and projects with this category, fetched before it is deleted. */
export function useCategoryUsage(categoryId: string) {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.categories, "usage", categoryId],
    queryFn: async () => {
      const one = { category: categoryId, pageSize: 1, exactTotal: true };
      const [posts, projects] = await Promise.all([
        listPosts(client, one),
        listProjects(client, one),
      ]);
      return { posts: posts.total, projects: projects.total };
    },
    staleTime: 0,
  });
}

/** Creates a category. Fails with `invalid` when the name is empty, too long or taken. */
export function useCreateCategory() {
  const client = useStaffClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string) => createCategory(client, name),
    onSuccess: refresh,
  });
}

/** Renames a category. Fails like `useCreateCategory`. */
export function useRenameCategory() {
  const client = useStaffClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string }) =>
      renameCategory(client, id, name),
    onSuccess: refresh,
  });
}

/** `onDeleted` is called even when the component of the row has unmounted. */
export function useDeleteCategory(onDeleted: (id: string) => void) {
  const client = useStaffClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => deleteCategory(client, id),
    onSuccess: (_nothing, id) => {
      onDeleted(id);
      return refresh();
    },
  });
}

/** Invalidates the categories and the lists of posts and projects, which show category names. */
function useRefresh() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [adminKeys.categories, adminKeys.posts, adminKeys.projects].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
}
