import { CategoriesPanel } from "./categories-panel.tsx";

export function CategoriesRoom() {
  return <CategoriesPanel />;
}
