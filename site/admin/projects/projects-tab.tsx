import { useTab } from "#site/admin/navigation/admin-navigation.tsx";
import { NewProjectEditor } from "./new-project.tsx";
import { ProjectEditor } from "./project-editor.tsx";
import { ProjectList } from "./project-list.tsx";

/** Renders by URL: `?tab=projects` the list, `&id=new` an empty form, `&id=…` one project. */
export function ProjectsTab() {
  const { id } = useTab();
  if (id === null) return <ProjectList />;
  return id === "new" ? <NewProjectEditor /> : <ProjectEditor key={id} id={id} />;
}
