import { useNewRowForm } from "#site/admin/form-safety/use-new-row-form.ts";
import { useTab } from "#site/admin/navigation/admin-navigation.tsx";
import { NewProjectEditor } from "./new-project-editor.tsx";
import { ProjectEditor } from "./project-editor.tsx";
import { ProjectList } from "./project-list.tsx";

/** Renders by URL: `?tab=projects` the list, `&id=new` an empty form, `&id=…` one project. */
export function ProjectsTab() {
  const { id } = useTab();
  const { isOpen, key, onRowChange } = useNewRowForm(id, "new");
  if (isOpen) return <NewProjectEditor key={key} onRowChange={onRowChange} />;
  return id === null ? <ProjectList /> : <ProjectEditor key={id} id={id} />;
}
