import { Alert, Button, CloseButton, HStack } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { timePhrase } from "#site/format/time.ts";
import { paths } from "#site/config/paths.ts";
import { rowState } from "#site/admin/data-table/row-state.ts";
import { useViewPublicPage } from "#site/admin/context/use-view-public-page.ts";

interface SavedNoteProps {
  readonly row: PostRow;
  readonly onClose: () => void;
}

/** The post of the last save (published, scheduled or draft), shown above the emptied form with links to it. */
export function SavedNote({ row, onClose }: SavedNoteProps) {
  const { openTab } = useAdminNavigation();
  const viewPage = useViewPublicPage();
  const state = rowState(row, new Date());
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
  }, [row]);
  const isPublic = state === "published";
  return (
    <Alert.Root
      ref={note}
      tabIndex={-1}
      status="success"
      role="status"
      alignItems="center"
      flexWrap="wrap"
      gap="3"
    >
      <Alert.Indicator />
      <Alert.Content flex="1" minWidth="14rem">
        <Alert.Description overflowWrap="anywhere">
          “{row.title}” {isPublic && `is live at ${paths.blogPost(row.slug)}`}
          {state === "scheduled" && `goes live ${timePhrase(new Date(row.published_at ?? ""))}`}
          {state === "draft" && "is saved as a draft"}
        </Alert.Description>
      </Alert.Content>
      <HStack gap="2">
        {isPublic && (
          <Button
            type="button"
            size="sm"
            variant="outline"
            onClick={() => {
              viewPage(paths.blogPost(row.slug));
            }}
          >
            View post
          </Button>
        )}
        <Button
          type="button"
          size="sm"
          variant="outline"
          onClick={() => {
            openTab("new-blog", row.id);
          }}
        >
          Edit
        </Button>
        <CloseButton type="button" size="sm" aria-label="Close this note" onClick={onClose} />
      </HStack>
    </Alert.Root>
  );
}
