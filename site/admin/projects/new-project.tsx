import { useState } from "react";
import { useAdminNavigation } from "#site/admin/shell/dashboard-tabs.ts";
import { ProjectForm } from "./project-form.tsx";
import { emptyProject } from "./project-values.ts";
import { useSaveCommands } from "./save-steps.ts";
import { useCreateProject } from "./use-create-project.ts";
import { useProjectForm } from "./use-project-form.ts";

export function NewProject() {
  const { openTab } = useAdminNavigation();
  const [initial] = useState(() => emptyProject(new Date()));
  const state = useProjectForm(initial, null);
  const create = useCreateProject(state);
  useSaveCommands(state.form, create);

  return (
    <ProjectForm
      heading="Create Project"
      state={state}
      storedAt={null}
      savingLabel="Creating..."
      onSave={create}
      onCancel={() => {
        openTab("projects");
      }}
    />
  );
}
