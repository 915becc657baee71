import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { TRASH_DAYS } from "#supabase/data/limits.ts";
import { EmptyNotice } from "#site/ui/notices.tsx";

/** There is no post yet, whatever the filter. */
export function NoPostsYet({ action }: { readonly action: ReactNode }) {
  return (
    <EmptyNotice level="h3" title="No Blog Posts Yet" action={action}>
      Write about a finished room, a material or a question that clients keep asking. A draft stays
      private until you publish it.
    </EmptyNotice>
  );
}

interface NoPostsProps {
  /** Whether the whole trash is shown. */
  readonly inTrash: boolean;
  readonly onShowAll: () => void;
}

/** Why the filtered list is empty, and the next step out of it. */
export function NoPosts({ inTrash, onShowAll }: NoPostsProps) {
  const showAll = (
    <Button size="sm" variant="outline" onClick={onShowAll}>
      Show all posts
    </Button>
  );
  if (inTrash) {
    return (
      <EmptyNotice level="h3" title="The trash is empty" action={showAll}>
        Deleted posts stay here for {TRASH_DAYS} days.
      </EmptyNotice>
    );
  }
  return (
    <EmptyNotice level="h3" title="No posts match" action={showAll}>
      No post fits this search and filter.
    </EmptyNotice>
  );
}
