export { ProjectsTab } from "./projects-tab.tsx";
