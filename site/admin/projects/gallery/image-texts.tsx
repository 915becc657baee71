import { SimpleGrid } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
import { galleryImageSchema, NO_STAGE, STAGE_OPTIONS } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { LineField } from "#site/ui/line-field.tsx";
import { SelectField, TextField } from "#site/ui/fields.tsx";

const rules = rulesOf(galleryImageSchema);

interface ImageTextsProps {
  readonly index: number;
  readonly form: UseFormReturn<ProjectValues>;
}

/** Description, caption, stage and credit of one gallery image. */
export function GalleryImageTexts({ index, form }: ImageTextsProps) {
  const { register, formState } = form;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 1 }} gap="3">
      <LineField
        label={fieldLabel(galleryImageSchema, "alt")}
        help="What it shows, for those who cannot see it."
        size="sm"
        {...register(`gallery.${index}.alt`)}
      />
      <LineField
        label={fieldLabel(galleryImageSchema, "caption")}
        size="sm"
        {...register(`gallery.${index}.caption`)}
      />
      <SelectField
        label={fieldLabel(galleryImageSchema, "stage")}
        emptyLabel={NO_STAGE}
        options={STAGE_OPTIONS}
        {...register(`gallery.${index}.stage`)}
      />
      <TextField
        label={fieldLabel(galleryImageSchema, "credit")}
        size="sm"
        error={formState.errors.gallery?.[index]?.credit?.message}
        {...register(`gallery.${index}.credit`, { validate: rules.credit })}
      />
    </SimpleGrid>
  );
}
