import { Stack, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { CategoryRow } from "./category-row.tsx";
import { NewCategoryForm } from "./new-category-form.tsx";
import { useCategories } from "./use-categories.ts";

interface CategoriesPanelProps {
  readonly onCreated?: (categoryId: string) => void;
  readonly onDeleted?: (categoryId: string) => void;
}

/** Create, rename and delete categories. Used in the dialog of a form and in the categories dialog. */
export function CategoriesPanel({ onCreated = ignore, onDeleted = ignore }: CategoriesPanelProps) {
  const container = useListFocus<HTMLDivElement>();
  return (
    <Stack ref={container} gap="5" tabIndex={-1} outline="none">
      <NewCategoryForm onCreated={onCreated} />
      <CategoryList onDeleted={onDeleted} />
    </Stack>
  );
}

function ignore() {
  // Default of the optional callbacks.
}

function CategoryList({ onDeleted }: { readonly onDeleted: (categoryId: string) => void }) {
  const categories = useCategories();
  if (categories.isPending) return <LoadingSkeleton height="24" label="Loading categories" />;
  if (categories.isError) {
    return (
      <ErrorState
        message={`The categories could not be loaded. ${messageOf(categories.error)}`.trim()}
        onRetry={() => void categories.refetch()}
      />
    );
  }
  if (categories.data.length === 0) {
    return (
      <Text textStyle="ui" color="fg.muted">
        No categories yet. Name the first one above, for example “Kitchens” or “Lighting”.
      </Text>
    );
  }
  return (
    <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px">
      {categories.data.map((category) => (
        <CategoryRow
          key={category.id}
          category={category}
          all={categories.data}
          onDeleted={onDeleted}
        />
      ))}
    </Stack>
  );
}
