import { Button, Field, HStack, Input } from "@chakra-ui/react";
import { useState } from "react";
import type { SubmitEvent } from "react";
import type { Category } from "#supabase/data/categories.ts";
import { messageOf } from "#supabase/data/errors.ts";
import { ROW_FOCUS_TARGET } from "#site/admin/data-table/roving-focus.ts";
import { useMessageIds } from "#site/ui/message-ids.ts";
import { nameProblem } from "./category-model.ts";
import { useRenameCategory } from "./use-categories.ts";

interface RenameCategoryProps {
  readonly category: Category;
  readonly all: readonly Category[];
  readonly onClose: () => void;
}

/** Renames a category; refuses a name that another one has. */
export function RenameCategory({ category, all, onClose }: RenameCategoryProps) {
  const [name, setName] = useState(category.name);
  const [problem, setProblem] = useState<string | null>(null);
  const rename = useRenameCategory();
  const messageIds = useMessageIds();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const others = all.filter((other) => other.id !== category.id);
    const reason = nameProblem(name, others);
    setProblem(reason);
    if (reason !== null) return;
    rename.mutate(
      { id: category.id, name: name.trim() },
      {
        onSuccess: onClose,
        onError: (error) => {
          setProblem(messageOf(error) || "The name could not be saved. Please try again.");
        },
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate style={{ flex: 1 }}>
      <HStack gap="2" align="flex-start">
        <Field.Root invalid={problem !== null} ids={messageIds}>
          <Input
            size="sm"
            autoFocus
            aria-label={`New name of ${category.name}`}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              event.stopPropagation();
              onClose();
            }}
          />
          {problem !== null && <Field.ErrorText role="alert">{problem}</Field.ErrorText>}
        </Field.Root>
        <Button type="submit" size="sm" variant="outline" loading={rename.isPending}>
          Save name
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={onClose} {...ROW_FOCUS_TARGET}>
          Cancel
        </Button>
      </HStack>
    </form>
  );
}
