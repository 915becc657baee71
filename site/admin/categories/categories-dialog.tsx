import { CategoriesPanel } from "./categories-panel.tsx";

export function CategoriesDialog() {
  return <CategoriesPanel />;
}
