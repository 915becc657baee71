import { ListSelect } from "#site/admin/data-table/list-select.tsx";
import { useCategories } from "./use-categories.ts";

interface CategoryFilterProps {
  readonly label: string;
  /** Id of the chosen category; null shows all. */
  readonly value: string | null;
  readonly onChange: (categoryId: string | null) => void;
}

/** Filters a list by category. Renders nothing when there are no categories. */
export function CategoryFilter({ label, value, onChange }: CategoryFilterProps) {
  const categories = useCategories();
  const options = (categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const known = value === null || options.some((option) => option.value === value);
  if (options.length === 0 && value === null) return null;
  const deleted = known ? [] : [{ value, label: categories.isPending ? "Loading…" : "(deleted)" }];
  return (
    <ListSelect
      label={label}
      value={value ?? ""}
      options={[{ value: "", label: "All categories" }, ...options, ...deleted]}
      onChange={(chosen) => {
        onChange(chosen === "" ? null : chosen);
      }}
    />
  );
}
