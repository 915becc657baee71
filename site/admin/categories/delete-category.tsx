import { Box, Button, HStack, Loader, Text } from "@chakra-ui/react";
import type { Category } from "#supabase/data/categories.ts";
import { messageOf } from "#supabase/data/errors.ts";
import { ROW_FOCUS_TARGET } from "#site/admin/data-table/roving-focus.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { categoryUsageSentence } from "./category-model.ts";
import { useCategoryUsage, useDeleteCategory } from "./use-categories.ts";

interface DeleteCategoryProps {
  readonly category: Category;
  readonly onClose: () => void;
  readonly onDeleted: (categoryId: string) => void;
}

/** Confirmation that replaces the row: shows the usage of the category and the delete button. */
export function DeleteCategory({ category, onClose, onDeleted }: DeleteCategoryProps) {
  const usage = useCategoryUsage(category.id);
  const remove = useDeleteCategory(onDeleted);
  const question = `Delete “${category.name}”?`;
  return (
    <Box role="group" aria-label={question} flex="1" paddingBlock="2">
      <Text textStyle="ui" overflowWrap="anywhere">
        <strong>{question}</strong> <span aria-live="polite">{usageText(usage)}</span>
      </Text>
      {remove.isError && (
        <Text role="alert" textStyle="caption" color="fg.error">
          {messageOf(remove.error) || "It could not be deleted. Please try again."}
        </Text>
      )}
      <HStack marginTop="2" gap="2">
        <Button
          size="sm"
          disabled={usage.isPending}
          {...busyButton(remove.isPending, () => {
            remove.mutate(category.id);
          })}
        >
          <Loader visible={remove.isPending}>Delete category</Loader>
        </Button>
        <Button size="sm" variant="outline" autoFocus onClick={onClose} {...ROW_FOCUS_TARGET}>
          Keep
        </Button>
      </HStack>
    </Box>
  );
}

function usageText(usage: ReturnType<typeof useCategoryUsage>): string {
  if (usage.isPending) return "Counting what uses it…";
  if (usage.isError)
    return "What uses it could not be counted; posts and projects stay either way.";
  return categoryUsageSentence(usage.data);
}
