import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { TRASH_DAYS } from "#supabase/data/limits.ts";
import { EmptyState } from "#site/ui/states.tsx";

/** Empty state of the whole table, independent of filters. */
export function NoPostsYet({ action }: { readonly action: ReactNode }) {
  return (
    <EmptyState level="h3" title="No Blog Posts Yet" action={action}>
      Write about a finished room, a material or a question that clients keep asking. A draft stays
      private until you publish it.
    </EmptyState>
  );
}

interface NoPostsProps {
  /** True if the trash filter is the only active one. */
  readonly inTrash: boolean;
  readonly onShowAll: () => void;
}

/** Empty state of a filtered list, with a button that resets the filters. */
export function NoPosts({ inTrash, onShowAll }: NoPostsProps) {
  const showAll = (
    <Button size="sm" variant="outline" onClick={onShowAll}>
      Show all posts
    </Button>
  );
  if (inTrash) {
    return (
      <EmptyState level="h3" title="The trash is empty" action={showAll}>
        Deleted posts stay here for {TRASH_DAYS} days.
      </EmptyState>
    );
  }
  return (
    <EmptyState level="h3" title="No posts match" action={showAll}>
      No post fits this search and filter.
    </EmptyState>
  );
}
