import { Box, GridItem, Input, InputGroup, SimpleGrid, Stack } from "@chakra-ui/react";
import { Controller, useWatch } from "react-hook-form";
import type { Control, UseFormReturn } from "react-hook-form";
import { PROJECT_BUDGETS } from "#supabase/data/limits.ts";
import { parseArea } from "#supabase/data/project-rules.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { slugPreview } from "#site/admin/form-safety/slug-preview.ts";
import { FormSchedule } from "#site/admin/schedule/form-schedule.tsx";
import { FormStatus } from "#site/admin/schedule/form-status.tsx";
import { isUndatedDraft } from "#site/admin/schedule/schedule.ts";
import { CategorySelect } from "#site/admin/categories/index.ts";
import { BodyField } from "#site/admin/rich-text-editor/index.ts";
import type { BodyImages } from "#site/admin/rich-text-editor/index.ts";
import { projectArea } from "#site/rich-text/project/project-meta.ts";
import { FieldFrame, SelectField, TextField } from "#site/ui/fields.tsx";
import { projectLabel, projectRules } from "./project-form-rules.ts";
import type { ProjectValues } from "#site/schemas/project.ts";

const STATUS_OPTIONS = [
  { value: "draft", label: "Save Draft" },
  { value: "published", label: "Publish Now" },
] as const;

const BUDGET_OPTIONS = PROJECT_BUDGETS.map((budget) => ({ value: budget, label: budget }));

const PRIVATE_HELP = "Private: seen by the studio only.";

interface FieldsProps {
  readonly form: UseFormReturn<ProjectValues>;
}

interface MetaFieldsProps extends FieldsProps {
  /** The version that the next save builds on; null for a project that is not saved. */
  readonly base: ProjectRow | null;
}

/** Client, type, location, area, budget, status and publication date of a project. */
export function ProjectMetaFields({ form, base }: MetaFieldsProps) {
  const { register, formState } = form;
  const errorOf = (name: "clientName" | "projectType" | "location" | "area") =>
    formState.errors[name]?.message;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignContent="start">
      <TextField
        label={projectLabel("clientName")}
        autoComplete="off"
        help={PRIVATE_HELP}
        error={errorOf("clientName")}
        {...register("clientName", { validate: projectRules.clientName })}
      />
      <TextField
        label={projectLabel("projectType")}
        placeholder="e.g., Residential, Commercial"
        autoComplete="off"
        error={errorOf("projectType")}
        {...register("projectType", { validate: projectRules.projectType })}
      />
      <GridItem colSpan={{ md: 2 }}>
        <TextField
          label={projectLabel("location")}
          placeholder="City, State"
          autoComplete="off"
          error={errorOf("location")}
          {...register("location", { validate: projectRules.location })}
        />
      </GridItem>
      <FieldFrame
        label={projectLabel("area")}
        error={errorOf("area")}
        help={<AreaInBothUnits control={form.control} />}
      >
        <InputGroup endElement="sq ft">
          <Input
            inputMode="decimal"
            autoComplete="off"
            {...register("area", { validate: projectRules.area })}
          />
        </InputGroup>
      </FieldFrame>
      <SelectField
        label={projectLabel("budgetRange")}
        emptyLabel="Not specified"
        options={BUDGET_OPTIONS}
        help={PRIVATE_HELP}
        {...register("budgetRange")}
      />
      <Stack gap="2.5" gridColumn={{ md: "1 / -1" }}>
        <FormStatus
          label={projectLabel("status")}
          options={STATUS_OPTIONS}
          help="A draft is seen by the studio only. Published, it stands in the portfolio."
          base={base}
        />
        <FormSchedule label={projectLabel("publishOn")} base={base} />
      </Stack>
    </SimpleGrid>
  );
}

/** The typed area as the site shows it, also in square meters. Only square feet are saved. */
function AreaInBothUnits({ control }: { readonly control: Control<ProjectValues> }) {
  const shown = projectArea(parseArea(useWatch({ control, name: "area" })) ?? null);
  return shown === null ? "Optional." : `Shown as ${shown}.`;
}

/** Title, description and detailed content: what visitors read. */
export function ProjectTexts({ form, images }: FieldsProps & { readonly images: BodyImages }) {
  const { errors } = form.formState;
  const text = (name: "title" | "description") => ({
    label: projectLabel(name),
    name,
    validate: projectRules[name],
    error: errors[name]?.message,
  });
  return (
    <BodyField
      title={text("title")}
      lead={text("description")}
      label={projectLabel("content")}
      control={form.control}
      name="content"
      validate={projectRules.content}
      images={images}
      help="Optional. Left empty, the page shows the description alone. Headings (##), **bold**, *italic*, lists and links work as in blog posts."
      error={errors.content?.message}
    />
  );
}

interface CategoryFieldsProps extends FieldsProps {
  /** The saved version with the slug; null in the form of a new project, which does not show it. */
  readonly slugOf: ProjectRow | null;
}

/** Category, date and slug; all have defaults. */
export function ProjectCategoryFields({ form, slugOf }: CategoryFieldsProps) {
  const { register, control, formState } = form;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
      <Controller
        control={control}
        name="categoryId"
        render={({ field, fieldState }) => (
          <CategorySelect
            label={projectLabel("categoryId")}
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        label={projectLabel("projectDate")}
        type="date"
        help="The portfolio shows its year."
        error={formState.errors.projectDate?.message}
        {...register("projectDate", { validate: projectRules.projectDate })}
      />
      {slugOf !== null && (
        <Box gridColumn={{ md: "1 / -1" }}>
          <SlugField form={form} base={slugOf} />
        </Box>
      )}
    </SimpleGrid>
  );
}

interface SlugFieldProps extends FieldsProps {
  readonly base: ProjectRow;
}

/** The slug; left empty, it follows the title until the first publication, and stays afterwards. */
function SlugField({ form, base }: SlugFieldProps) {
  const { register, control, formState } = form;
  const title = useWatch({ control, name: "title" });
  return (
    <TextField
      label={projectLabel("slug")}
      autoComplete="off"
      spellCheck={false}
      placeholder={isUndatedDraft(base) ? slugPreview(title) : base.slug}
      help="Last part of the project’s address. Old addresses keep leading here."
      error={formState.errors.slug?.message}
      {...register("slug", { validate: projectRules.slug })}
    />
  );
}
