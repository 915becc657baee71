import { chakra } from "@chakra-ui/react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { Page } from "#supabase/data/paging.ts";
import type { PostSummary as Post } from "#supabase/data/public-posts.ts";
import { blogList } from "#site/content/blog.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { EmptyState, ErrorState } from "#site/ui/states.tsx";
import { ListPlaceholders } from "../list/built-empty.tsx";
import { positionOf, gridStyle } from "./card-style.ts";
import { PostCard } from "./post-card.tsx";
import { PostPlaceholder } from "./post-placeholder.tsx";

interface PostListProps {
  readonly posts: UseQueryResult<Page<Post>>;
  /** The first card is a lead, larger than the others. */
  readonly hasLead: boolean;
  /** Texts of the empty state. */
  readonly empty: EmptyListProps;
}

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5];

/** Posts, or the loading, error or empty state; an error is never shown as an empty list. */
export function PostList({ posts, hasLead, empty }: PostListProps) {
  if (posts.data !== undefined && posts.data.rows.length > 0) {
    return (
      <PostGrid faded={posts.isPlaceholderData}>
        {posts.data.rows.map((post, index, { length }) => (
          // Keyed by index: when a newer post takes the first position, cards update in place and none
          // moves.
          <PostCard key={index} post={post} position={positionOf(index, length, hasLead)} />
        ))}
      </PostGrid>
    );
  }
  // Past the last page: there are posts, but not here.
  if (posts.data !== undefined) {
    return <EmptyList {...(posts.data.total > 0 ? blogList.noSuchPage : empty)} />;
  }
  if (posts.error !== null) {
    return (
      <ErrorState
        message={`${blogList.fetchFailed}: ${messageOf(posts.error)}`}
        onRetry={() => void posts.refetch()}
      />
    );
  }
  return (
    <ListPlaceholders empty={<EmptyList {...empty} />}>
      <PostGrid>
        {PLACEHOLDERS.map((each) => (
          <PostPlaceholder key={each} position={positionOf(each, PLACEHOLDERS.length, hasLead)} />
        ))}
      </PostGrid>
    </ListPlaceholders>
  );
}

interface EmptyListProps {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
}

function EmptyList({ title, text, action }: EmptyListProps) {
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to={action.to} variant="outline">
          {action.label}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}

function PostGrid({ faded = false, children }: { faded?: boolean; children: ReactNode }) {
  return (
    <chakra.ul css={gridStyle} opacity={faded ? 0.5 : 1} transition="opacity 200ms ease-out">
      {children}
    </chakra.ul>
  );
}
