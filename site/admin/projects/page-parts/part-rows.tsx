import { SimpleGrid } from "@chakra-ui/react";
import { useFieldArray } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { CREDITS_MAX, MATERIALS_MAX } from "#supabase/data/limits.ts";
import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
import {
  creditSchema,
  isFilledIn,
  materialSchema,
  NEW_MATERIAL,
  NEW_CREDIT,
} from "#site/schemas/project-parts.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { TextField } from "#site/ui/fields.tsx";
import { projectLabel } from "../project-form-rules.ts";
import { RowList } from "#site/admin/data-table/row-list.tsx";
import { SwatchField } from "./swatch-field.tsx";

const materialRules = rulesOf(materialSchema);
const creditRules = rulesOf(creditSchema);

interface FieldProps {
  readonly form: UseFormReturn<ProjectValues>;
}

/** A row with any text needs a name; an empty row is not saved. */
function requireName(row: Readonly<Record<string, string>> | undefined): true | string {
  if (row === undefined || !isFilledIn(row)) return true;
  return row["name"]?.trim() === "" ? "Enter a name, or remove the row." : true;
}

/** The materials of a project, each with a swatch and a note. */
export function MaterialsField({ form }: FieldProps) {
  const { control, register, formState } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "materials" });
  const row = (index: number) => {
    const errors = formState.errors.materials?.[index];
    return (
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
        <TextField
          label={fieldLabel(materialSchema, "name")}
          size="sm"
          error={errors?.name?.message}
          {...register(`materials.${index}.name`, {
            validate: {
              rule: materialRules.name,
              name: (_, { materials }) => requireName(materials[index]),
            },
          })}
        />
        <SwatchField form={form} index={index} />
        <TextField
          label={fieldLabel(materialSchema, "note")}
          size="sm"
          error={errors?.note?.message}
          {...register(`materials.${index}.note`, { validate: materialRules.note })}
        />
      </SimpleGrid>
    );
  };
  return (
    <RowList
      legend={projectLabel("materials")}
      noun="material"
      ids={fields.map(({ id }) => id)}
      max={MATERIALS_MAX}
      row={row}
      onAdd={() => {
        append(NEW_MATERIAL);
      }}
      onMove={move}
      onRemove={remove}
    />
  );
}

/** Field for those who took part in a project, each with a role and a link. */
export function CreditsField({ form }: FieldProps) {
  const { control, register, formState } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "credits" });
  const row = (index: number) => {
    const errors = formState.errors.credits?.[index];
    return (
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
        <TextField
          label={fieldLabel(creditSchema, "role")}
          size="sm"
          placeholder="Joiner, photographer, supplier"
          error={errors?.role?.message}
          {...register(`credits.${index}.role`, { validate: creditRules.role })}
        />
        <TextField
          label={fieldLabel(creditSchema, "name")}
          size="sm"
          error={errors?.name?.message}
          {...register(`credits.${index}.name`, {
            validate: {
              rule: creditRules.name,
              name: (_, { credits }) => requireName(credits[index]),
            },
          })}
        />
        <TextField
          label={fieldLabel(creditSchema, "link")}
          size="sm"
          inputMode="url"
          placeholder="https://"
          error={errors?.link?.message}
          {...register(`credits.${index}.link`, { validate: creditRules.link })}
        />
      </SimpleGrid>
    );
  };
  return (
    <RowList
      legend={projectLabel("credits")}
      noun="credit"
      ids={fields.map(({ id }) => id)}
      max={CREDITS_MAX}
      row={row}
      onAdd={() => {
        append(NEW_CREDIT);
      }}
      onMove={move}
      onRemove={remove}
    />
  );
}
