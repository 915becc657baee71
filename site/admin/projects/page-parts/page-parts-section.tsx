import { chakra, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import * as v from "valibot";
import { fieldsOf } from "#site/schemas/entity.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
import { isFilledIn, testimonialSchema, pagePartFields } from "#site/schemas/project-parts.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { TextareaField, TextField } from "#site/ui/fields.tsx";
import { projectLabel, projectRules } from "../project-form-rules.ts";
import { ProjectSection } from "../project-section.tsx";
import { PlanField } from "./plan-field.tsx";
import { CreditsField, MaterialsField } from "./part-rows.tsx";
import { TALL_LINK } from "#site/ui/theme/touch.ts";

interface PagePartsSectionProps {
  readonly form: UseFormReturn<ProjectValues>;
  readonly uploads: Uploads;
}

const FIELDS = fieldsOf(v.object(pagePartFields)).map(({ name }) => name);

/** The parts of a project's page besides texts and images. Closed by default; opens on an error inside. */
export function PagePartsSection({ form, uploads }: PagePartsSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { errors } = form.formState;
  const hasError = FIELDS.some((name) => errors[name] !== undefined);
  return (
    <chakra.details
      open={isOpen || hasError}
      borderWidth="1px"
      borderRadius="sm"
      padding="4"
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <chakra.summary textStyle="ui" fontWeight="500" cursor="pointer" css={TALL_LINK}>
        Project page
      </chakra.summary>
      <Stack gap="6" paddingTop="4">
        <Text textStyle="caption" color="fg.muted">
          All optional: the page leaves out what is empty.
        </Text>
        <ProjectSection name="plan">
          <PlanField form={form} uploads={uploads} />
        </ProjectSection>
        <ProjectSection name="materials">
          <MaterialsField form={form} />
        </ProjectSection>
        <ProjectSection name="credits">
          <CreditsField form={form} />
        </ProjectSection>
        <ProjectSection name="outcome">
          <TextareaField
            label={projectLabel("outcome")}
            rows={4}
            help="The finished work and its effect. An empty line begins a paragraph."
            error={errors.outcome?.message}
            {...form.register("outcome", { validate: projectRules.outcome })}
          />
        </ProjectSection>
        <ProjectSection name="testimonial">
          <TestimonialFields form={form} />
        </ProjectSection>
      </Stack>
    </chakra.details>
  );
}

const rules = rulesOf(testimonialSchema);

function TestimonialFields({ form }: Pick<PagePartsSectionProps, "form">) {
  const errors = form.formState.errors.testimonial;
  const requireQuote = (quote: string, { testimonial }: ProjectValues) =>
    quote.trim() !== "" || !isFilledIn(testimonial) || "Enter what the client says.";
  return (
    <Stack as="fieldset" gap="3" minWidth="0">
      <Text as="legend" textStyle="ui" fontWeight="500">
        {projectLabel("testimonial")}
      </Text>
      <TextareaField
        label={fieldLabel(testimonialSchema, "quote")}
        rows={3}
        help="Plain text, with the client’s consent."
        error={errors?.quote?.message}
        {...form.register("testimonial.quote", {
          validate: { rule: rules.quote, quote: requireQuote },
        })}
      />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        <TextField
          label={fieldLabel(testimonialSchema, "person")}
          autoComplete="off"
          error={errors?.person?.message}
          {...form.register("testimonial.person", { validate: rules.person })}
        />
        <TextField
          label={fieldLabel(testimonialSchema, "role")}
          autoComplete="off"
          error={errors?.role?.message}
          {...form.register("testimonial.role", { validate: rules.role })}
        />
      </SimpleGrid>
    </Stack>
  );
}
