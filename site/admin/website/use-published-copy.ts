import { useState } from "react";
import {
  useIsMutating,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { MutationState } from "@tanstack/react-query";
import {
  listSettingVersions,
  readVersionedSetting,
  saveVersionedSetting,
} from "#supabase/data/setting-versions.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { COPY_PAGES, copyKey, parseCopy } from "#site/content/page-copy.ts";
import type { CopyPage, StoredCopy } from "#site/content/page-copy.ts";
import { withChanges } from "./copy-model.ts";
import type { CopyChanges } from "./copy-model.ts";

export interface PublishedCopy {
  readonly copy: StoredCopy;
  readonly version: number;
}

/** The request to publish changes: with the copy and version that they change. */
export interface PublishRequest extends PublishedCopy {
  readonly changes: CopyChanges;
}

type PublicationKind = "publish" | "undo";

const keyOf = (page: CopyPage) => [...adminKeys.siteSettings, "copy", page];
/** Key of the requests that publish a page or undo that; with the kind, of one of the two. */
const publicationKey = (page: CopyPage, ...kind: readonly PublicationKind[]) => [
  "publish-copy",
  page,
  ...kind,
];
const versionsKeyOf = (page: CopyPage) => [...adminKeys.siteSettings, "copy-versions", page];

function publishedCopy(client: StaffClient, page: CopyPage) {
  return {
    queryKey: keyOf(page),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<PublishedCopy> => {
      const { value, version } = await readVersionedSetting(client, copyKey(page), signal);
      return { copy: parseCopy(value), version };
    },
  };
}

/** The published changes of a page's copy. */
export function usePublishedCopy(page: CopyPage) {
  return useQuery(publishedCopy(useStaffClient(), page));
}

/** The published copy of every page that is loaded, and the first error. */
export function usePublishedCopies() {
  const client = useStaffClient();
  const queries = useQueries({ queries: COPY_PAGES.map((page) => publishedCopy(client, page)) });
  const copies: Partial<Record<CopyPage, StoredCopy>> = {};
  for (const [index, page] of COPY_PAGES.entries()) {
    const copy = queries[index]?.data?.copy;
    if (copy !== undefined) copies[page] = copy;
  }
  return {
    copies,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const query of queries) void query.refetch();
    },
  };
}

/** Receives the result of a publication, even if the page was left meanwhile. */
export interface PublicationEvents {
  readonly onPublished: (request: PublishRequest, saved: PublishedCopy) => void;
  readonly onFailed: (request: PublishRequest, error: Error) => void;
}

/** Publishes changes of a page's copy and returns what is published then. After a conflict, the copy of the other person is loaded. */
export function usePublishCopy(
  page: CopyPage,
  kind: PublicationKind,
  events: Partial<PublicationEvents> = {},
) {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationKey: publicationKey(page, kind),
    mutationFn: async ({ copy, version, changes }: PublishRequest) => {
      const value = toJson(withChanges(copy, changes));
      const saved = await saveVersionedSetting(client, copyKey(page), version, value);
      return { copy: parseCopy(saved.value), version: saved.version };
    },
    onSuccess: (saved: PublishedCopy, request) => {
      cache.setQueryData<PublishedCopy>(keyOf(page), saved);
      events.onPublished?.(request, saved);
    },
    onError: (error: Error, request) => {
      events.onFailed?.(request, error);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: adminKeys.siteSettings }),
  });
}

/** Whether a page is being published or that is being undone, also by a request from before the page was opened. */
export function useIsPublishing(page: CopyPage): boolean {
  return useIsMutating({ mutationKey: publicationKey(page) }) > 0;
}

type PublicationState = MutationState<PublishedCopy, Error, PublishRequest>;

/**
 * The publication that was running when the page was opened, because the page was left meanwhile: its state, also after
 * the request has ended. Undefined without one.
 */
export function useEarlierPublication(page: CopyPage): PublicationState | undefined {
  const mutations = useQueryClient().getMutationCache();
  const [earlier] = useState(() =>
    mutations.find({ mutationKey: publicationKey(page, "publish"), status: "pending" }),
  );
  const [state] = useMutationState<PublicationState>({
    filters: { predicate: (mutation) => mutation === earlier },
  });
  return state;
}

function toJson(copy: StoredCopy) {
  return Object.fromEntries(
    Object.entries(copy).map(([path, value]) => [
      path,
      typeof value === "string" ? value : { ...value },
    ]),
  );
}

/** The published versions of a page's copy, newest first. */
export function useCopyVersions(page: CopyPage) {
  const client = useStaffClient();
  return useQuery({
    queryKey: versionsKeyOf(page),
    queryFn: ({ signal }) => listSettingVersions(client, copyKey(page), signal),
    staleTime: 0,
  });
}
