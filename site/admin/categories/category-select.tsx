import { Button, HStack } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import type { Ref } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { SelectField } from "#site/ui/fields.tsx";
import { ManageCategoriesDialog } from "./manage-categories-dialog.tsx";
import { useCategories } from "./use-categories.ts";

interface CategorySelectProps {
  readonly label: string;
  /** Id of the chosen category; null means none. */
  readonly value: string | null;
  readonly onChange: (categoryId: string | null) => void;
  /** Validation error of the chosen category. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** Select for a category or none, with a button that opens the categories dialog. */
export function CategorySelect({ label, value, onChange, error, ref }: CategorySelectProps) {
  const categories = useCategories();
  const [managing, setManaging] = useState(false);
  const { refetch } = categories;
  useEffect(() => {
    // The error shows that the cached list is outdated.
    if (error !== undefined) void refetch();
  }, [error, refetch]);
  const options = (categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const unknown = value !== null && !options.some((option) => option.value === value);
  return (
    <div>
      <SelectField
        label={label}
        emptyLabel="No category"
        options={
          unknown
            ? [...options, { value, label: categories.isPending ? "Loading…" : "(deleted)" }]
            : options
        }
        value={value ?? ""}
        onChange={(event) => {
          onChange(event.target.value === "" ? null : event.target.value);
        }}
        ref={ref}
        error={categories.isLoadingError ? loadProblem(categories.error) : error}
      />
      <HStack marginTop="1" gap="4">
        <Button
          type="button"
          variant="plain"
          size="xs"
          paddingInline="0"
          color="colorPalette.fg"
          onClick={() => {
            setManaging(true);
          }}
        >
          Manage categories…
        </Button>
        {categories.isLoadingError && (
          <Button
            type="button"
            variant="outline"
            size="xs"
            onClick={() => void categories.refetch()}
          >
            Retry
          </Button>
        )}
      </HStack>
      <ManageCategoriesDialog
        open={managing}
        onClose={() => {
          setManaging(false);
        }}
        onCreated={onChange}
        onDeleted={(id) => {
          if (id === value) onChange(null);
        }}
      />
    </div>
  );
}

function loadProblem(error: unknown): string {
  const reason = messageOf(error);
  return reason === ""
    ? "The categories could not be loaded."
    : `The categories could not be loaded: ${reason}`;
}
