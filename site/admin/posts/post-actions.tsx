import { Copy, Eye, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { updatePost } from "#supabase/data/posts.ts";
import type { ListedPost } from "#site/schemas/post.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { withPersistedRow } from "#site/admin/offline/query-persistence.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { RowAction } from "#site/admin/data-table/row-action.tsx";
import { RowActions } from "#site/admin/data-table/row-actions.tsx";
import { StatusAction } from "#site/admin/data-table/status-action.tsx";
import { useStatusChange } from "#site/admin/schedule/use-status-change.ts";
import { useCancelSchedule } from "#site/admin/schedule/use-cancel-schedule.ts";
import { useTrashActions } from "#site/admin/trash/index.ts";
import type { PublicationState } from "#supabase/data/publication-state.ts";
import { useDuplicatePost } from "./use-duplicate-post.ts";
import { statusNotice } from "./post-messages.ts";
import { SavedPostPreview } from "./saved-post-preview.tsx";
import { useViewPublicPage } from "#site/admin/context/use-view-public-page.ts";
import { paths } from "#site/config/paths.ts";

const update = withPersistedRow(adminKeys.posts, updatePost);

interface PostActionsProps {
  readonly row: ListedPost;
  readonly state: PublicationState;
}

/** Row actions. They apply immediately; all but Edit, View and Duplicate offer Undo. */
export function PostActions({ row, state }: PostActionsProps) {
  const { openTab } = useAdminNavigation();
  const viewPage = useViewPublicPage();
  const { trash, busy } = useTrashActions("post");
  const schedule = useCancelSchedule("posts", update);
  const status = useStatusChange({ rows: "posts", update, noticeOf: statusNotice });
  const duplicate = useDuplicatePost();
  const [previewing, setPreviewing] = useState(false);
  return (
    <>
      <RowActions title={row.title} justify="flex-end">
        <RowAction
          label="Edit"
          name={`Edit ${row.title}`}
          onClick={() => {
            openTab("new-blog", row.id);
          }}
        >
          <Pencil />
        </RowAction>
        <RowAction
          label="View"
          name={`View ${row.title}`}
          onClick={() => {
            if (state === "published") viewPage(paths.blogPost(row.slug));
            else setPreviewing(true);
          }}
        >
          <Eye />
        </RowAction>
        <StatusAction
          title={row.title}
          state={state}
          busy={schedule.busy || status.busy}
          onToggle={() => void status.toggleStatus(row)}
          onCancelSchedule={() => void schedule.cancel(row)}
        />
        <RowAction
          label="Duplicate"
          name={`Duplicate ${row.title}`}
          busy={duplicate.busy}
          onClick={() => void duplicate.duplicate(row)}
        >
          <Copy />
        </RowAction>
        <RowAction
          label="Delete"
          name={`Delete ${row.title}`}
          busy={busy}
          onClick={() => void trash(row)}
        >
          <Trash2 />
        </RowAction>
      </RowActions>
      {previewing && (
        <SavedPostPreview
          id={row.id}
          onClose={() => {
            setPreviewing(false);
          }}
        />
      )}
    </>
  );
}
