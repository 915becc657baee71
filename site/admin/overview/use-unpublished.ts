import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { localDraftScope } from "#site/admin/form-safety/local-draft-model.ts";
import type { LocalDraft } from "#site/admin/form-safety/local-draft-model.ts";
import { useLocalDraftView } from "#site/admin/form-safety/local-draft-view.ts";
import { useIsSignedIn, useSession } from "#site/admin/session/session-store.ts";
import type { UnpublishedPage } from "#site/admin/website/index.ts";
import { COPY_PAGES } from "#site/content/page-copy.ts";

const SCOPES = COPY_PAGES.map((page) => localDraftScope("page-copy", page));

/**
 * Pages of the website with changes of the member on this device that are not published. Their copy and its model are
 * loaded only if there is such a draft.
 */
export function useUnpublished(): {
  readonly pages: readonly UnpublishedPage[];
  readonly failed: boolean;
} {
  const client = useStaffClient();
  const drafts = useOwnDrafts();
  const { data, isError } = useQuery({
    queryKey: [...adminKeys.siteSettings, "unpublished", drafts.map(versionOf)],
    queryFn: async ({ signal }) => {
      const { unpublishedPages } = await import("#site/admin/website/index.ts");
      return unpublishedPages(client, drafts, signal);
    },
    enabled: useIsSignedIn() && drafts.length > 0,
    staleTime: 0,
  });
  return { pages: data ?? [], failed: isError };
}

/** A draft has other changes with each time it is stored. */
function versionOf({ key, savedAt }: LocalDraft): string {
  return `${key} ${savedAt.toISOString()}`;
}

/** The member's drafts of pages of the website, newest first. */
function useOwnDrafts() {
  const stored = useLocalDraftView(({ drafts }) => drafts);
  const member = useSession(({ memberId }) => memberId);
  return useMemo(
    () =>
      stored
        .filter(({ owner, scope }) => owner === member && SCOPES.includes(scope))
        .sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime()),
    [stored, member],
  );
}
