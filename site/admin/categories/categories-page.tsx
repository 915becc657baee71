import { CategoriesPanel } from "./categories-panel.tsx";

export function CategoriesPage() {
  return <CategoriesPanel />;
}
