import { CloseButton, Dialog, Portal, Skeleton, Stack, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { ErrorNotice } from "#site/ui/notices.tsx";
import { CategoryRow } from "./category-row.tsx";
import { NewCategoryForm } from "./new-category-form.tsx";
import { useCategories } from "./use-categories.ts";

interface ManageCategoriesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreated: (categoryId: string) => void;
  readonly onDeleted: (categoryId: string) => void;
}

/** Create, rename and delete categories without leaving the form that needs one. */
export function ManageCategoriesDialog(props: ManageCategoriesDialogProps) {
  return (
    <Dialog.Root
      open={props.open}
      onOpenChange={(details) => {
        if (!details.open) props.onClose();
      }}
      lazyMount
      unmountOnExit
      scrollBehavior="inside"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Categories</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              <Stack gap="5">
                <NewCategoryForm onCreated={props.onCreated} />
                <CategoryList onDeleted={props.onDeleted} />
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close categories" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function CategoryList({ onDeleted }: { readonly onDeleted: (categoryId: string) => void }) {
  const categories = useCategories();
  if (categories.isPending) return <Skeleton height="24" aria-label="Loading categories" />;
  if (categories.isError) {
    return (
      <ErrorNotice
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
