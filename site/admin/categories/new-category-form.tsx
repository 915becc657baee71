import { Button, HStack } from "@chakra-ui/react";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { TextField } from "#site/ui/fields.tsx";
import { nameProblem } from "./category-model.ts";
import { useCategories, useCreateCategory } from "./use-categories.ts";

interface NewCategoryFormProps {
  readonly onCreated: (categoryId: string) => void;
}

/** Creates a category. It is rendered in a portal within other forms, whose submit it does not trigger. */
export function NewCategoryForm({ onCreated }: NewCategoryFormProps) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const categories = useCategories();
  const create = useCreateCategory();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React events of the portaled dialog bubble to the form that opened it.
    event.stopPropagation();
    const reason = nameProblem(name, categories.data ?? []);
    setProblem(reason);
    if (reason !== null || create.isPending) return;
    create.mutate(name.trim(), {
      onSuccess: (category) => {
        setName("");
        onCreated(category.id);
      },
      onError: (error) => {
        setProblem(messageOf(error) || "The category could not be created. Please try again.");
      },
    });
  };

  return (
    <form onSubmit={submit} noValidate>
      <HStack align="flex-end" gap="2">
        <TextField
          label="New category"
          value={name}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
          error={problem ?? undefined}
        />
        <Button
          type="submit"
          variant="outline"
          loading={create.isPending}
          alignSelf={problem === null ? "flex-end" : "center"}
        >
          Add
        </Button>
      </HStack>
    </form>
  );
}
