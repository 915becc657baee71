import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { getVersion, listVersions } from "#supabase/data/versions.ts";
import type { ProjectVersion } from "#supabase/data/versions.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { HistoryButton } from "#site/admin/versions/history-button.tsx";
import type { VersionHistory } from "#site/admin/versions/version-history.ts";
import { versionParts } from "#site/admin/versions/version-parts.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import {
  comparedValues,
  valuesOfVersion,
  VERSION_FIELDS,
  withRunningUploads,
} from "./project-versions.ts";
import type { VersionedValues } from "./project-versions.ts";

interface ProjectHistoryProps {
  readonly form: UseFormReturn<ProjectValues>;
  readonly projectId: string;
}

/** The earlier versions of a saved project. */
export function ProjectHistory({ form, projectId }: ProjectHistoryProps) {
  const client = useStaffClient();
  const history = useMemo<VersionHistory<ProjectVersion>>(
    () => ({
      queryKey: [...adminKeys.projects, "versions", projectId],
      list: (signal) => listVersions(client, "project_versions", projectId, signal),
      get: (id, signal) => getVersion(client, "project_versions", id, signal),
      partsOf: (version) =>
        versionParts(
          VERSION_FIELDS,
          comparedValues(valuesOfVersion(version)),
          comparedValues(form.getValues()),
        ),
    }),
    [client, form, projectId],
  );
  const show = (values: VersionedValues) => {
    for (const { name } of VERSION_FIELDS) {
      form.setValue(name, values[name], { shouldDirty: true });
    }
  };
  return (
    <HistoryButton
      history={history}
      onRestore={(version) => {
        const mine = structuredClone(form.getValues());
        show(withRunningUploads(valuesOfVersion(version), mine));
        return () => {
          show(mine);
        };
      }}
    />
  );
}
