import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { getVersion, listVersions } from "#supabase/data/versions.ts";
import type { PostVersion } from "#supabase/data/versions.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { HistoryButton } from "#site/admin/versions/history-button.tsx";
import type { VersionHistory } from "#site/admin/versions/version-history.ts";
import { versionParts } from "#site/admin/versions/version-parts.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { valuesOfVersion, VERSION_FIELDS } from "./post-versions.ts";

interface PostHistoryProps {
  readonly form: UseFormReturn<PostValues>;
  readonly postId: string;
}

/** The earlier versions of a saved post. */
export function PostHistory({ form, postId }: PostHistoryProps) {
  const client = useStaffClient();
  const history = useMemo<VersionHistory<PostVersion>>(
    () => ({
      queryKey: [...adminKeys.posts, "versions", postId],
      list: (signal) => listVersions(client, "post_versions", postId, signal),
      get: (id, signal) => getVersion(client, "post_versions", id, signal),
      partsOf: (version) =>
        versionParts(VERSION_FIELDS, valuesOfVersion(version), form.getValues()),
    }),
    [client, form, postId],
  );
  const show = (texts: ReturnType<typeof valuesOfVersion>) => {
    for (const { name } of VERSION_FIELDS) form.setValue(name, texts[name], { shouldDirty: true });
  };
  return (
    <HistoryButton
      history={history}
      onRestore={(version) => {
        const mine = form.getValues();
        show(valuesOfVersion(version));
        return () => {
          show(mine);
        };
      }}
    />
  );
}
