import { HStack, IconButton, Text } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Category } from "#supabase/data/categories.ts";
import { ROW_FOCUS_TARGET } from "#site/admin/data-table/roving-focus.ts";
import { DeleteCategory } from "./delete-category.tsx";
import { RenameCategory } from "./rename-category.tsx";

interface CategoryRowProps {
  readonly category: Category;
  readonly all: readonly Category[];
  readonly onDeleted: (categoryId: string) => void;
}

/** A category with buttons to rename and delete it, which replace the row by their forms. */
export function CategoryRow({ category, all, onDeleted }: CategoryRowProps) {
  const [mode, setMode] = useState<"show" | "rename" | "delete">("show");
  const close = () => {
    setMode("show");
  };
  return (
    <HStack as="li" borderBottomWidth="1px" minHeight="12" paddingBlock="1" gap="1">
      {mode === "rename" && <RenameCategory category={category} all={all} onClose={close} />}
      {mode === "delete" && (
        <DeleteCategory category={category} onClose={close} onDeleted={onDeleted} />
      )}
      {mode === "show" && (
        <>
          <Text textStyle="ui" flex="1" minWidth="0" overflowWrap="anywhere">
            {category.name}
          </Text>
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={`Rename ${category.name}`}
            {...ROW_FOCUS_TARGET}
            onClick={() => {
              setMode("rename");
            }}
          >
            <Pencil />
          </IconButton>
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={`Delete ${category.name}`}
            onClick={() => {
              setMode("delete");
            }}
          >
            <Trash2 />
          </IconButton>
        </>
      )}
    </HStack>
  );
}
