import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listInquiries } from "#supabase/data/inquiries.ts";
import { listPosts } from "#supabase/data/posts.ts";
import { listProjects } from "#supabase/data/projects.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { searchedColumns } from "#site/schemas/columns.ts";
import { postSchema } from "#site/schemas/post.ts";
import { projectSchema } from "#site/schemas/project.ts";
import type { PaletteEntry } from "./command-palette-model.ts";

const MAX_PER_KIND = 5;

/** Posts, projects and inquiries that match the search, at most five each; the latest without one.
 * `areFor` is the search that the entries belong to, null while they are of the previous one. */
export function useSearch(search: string) {
  const client = useStaffClient();
  const { openTab } = useAdminNavigation();
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: ["palette", search],
    queryFn: async ({ signal }) => {
      const query = { search, pageSize: MAX_PER_KIND, signal };
      const [posts, projects, inquiries] = await Promise.all([
        listPosts(client, { ...query, searchIn: searchedColumns(postSchema) }),
        listProjects(client, { ...query, searchIn: searchedColumns(projectSchema) }),
        listInquiries(client, query),
      ]);
      return { posts: posts.rows, projects: projects.rows, inquiries: inquiries.rows };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const entries: PaletteEntry[] = [
    ...(data?.posts ?? []).map(({ id, title }) => ({
      id,
      label: title,
      hint: "Post",
      run: () => {
        openTab("new-blog", id);
      },
    })),
    ...(data?.projects ?? []).map(({ id, title }) => ({
      id,
      label: title,
      hint: "Project",
      run: () => {
        openTab("projects", id);
      },
    })),
    ...(data?.inquiries ?? []).map(({ id, name, subject }) => ({
      id,
      label: subject === "" ? name : `${name}: ${subject}`,
      hint: "Inquiry",
      run: () => {
        openTab("contacts", id);
      },
    })),
  ];
  return { entries, isFetching, isError, areFor: isPlaceholderData ? null : search };
}
