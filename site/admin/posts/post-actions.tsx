import { HStack } from "@chakra-ui/react";
import { Eye, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PostListRow } from "#supabase/data/posts.ts";
import { useAdminNavigation } from "#site/admin/shell/dashboard-tabs.ts";
import { RowAction } from "#site/admin/shell/row-action.tsx";
import type { PostState } from "./post-state.ts";
import { StoredPostPreview } from "./stored-post-preview.tsx";
import { usePostTrash } from "./use-post-trash.ts";
import { useViewPost } from "./use-view-post.ts";

interface PostActionsProps {
  readonly row: PostListRow;
  readonly state: PostState;
}

/** Edit, view, delete. Deleting happens at once and can be undone. */
export function PostActions({ row, state }: PostActionsProps) {
  const { openTab } = useAdminNavigation();
  const viewPost = useViewPost();
  const { trash, busy } = usePostTrash();
  const [previewing, setPreviewing] = useState(false);
  return (
    <HStack gap="0" justify="flex-end">
      <RowAction
        name={`Edit ${row.title}`}
        onClick={() => {
          openTab("new-blog", row.id);
        }}
      >
        <Pencil />
      </RowAction>
      <RowAction
        name={`View ${row.title}`}
        onClick={() => {
          if (state === "published") viewPost(row.slug);
          else setPreviewing(true);
        }}
      >
        <Eye />
      </RowAction>
      <RowAction name={`Delete ${row.title}`} disabled={busy} onClick={() => void trash(row)}>
        <Trash2 />
      </RowAction>
      {previewing && (
        <StoredPostPreview
          id={row.id}
          onClose={() => {
            setPreviewing(false);
          }}
        />
      )}
    </HStack>
  );
}
