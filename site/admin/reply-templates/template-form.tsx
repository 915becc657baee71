import { Box, Button, Code, HStack, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { ReplyTemplate, ReplyTemplateText } from "#supabase/data/reply-templates.ts";
import { ROW_FOCUS_TARGET } from "#site/admin/data-table/roving-focus.ts";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";
import { FormError } from "#site/admin/form-safety/form-error.tsx";
import { fieldsOf } from "#site/schemas/entity.ts";
import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
import { placeholder, PLACEHOLDER_NAMES, PLACEHOLDERS } from "#site/schemas/placeholders.ts";
import { replyTemplateSchema } from "#site/schemas/reply-template.ts";
import { TextareaField, TextField } from "#site/ui/fields.tsx";
import { DiscardTemplate } from "./discard-template.tsx";
import { useTemplateForm } from "./use-template-form.ts";

const rules = rulesOf(replyTemplateSchema);
const subjectHelp = fieldsOf(replyTemplateSchema).find(({ name }) => name === "subject")?.help;
const label = (name: keyof ReplyTemplateText) => fieldLabel(replyTemplateSchema, name);

interface TemplateFormProps {
  /** The template to change; null for a new one. */
  readonly stored: ReplyTemplate | null;
  readonly initial: ReplyTemplateText;
  /** Whether the form begins with text that is not saved yet. */
  readonly isPrefilled?: boolean;
  readonly onClose: () => void;
}

/** Name, subject and text of a template. What was typed stays until it is saved or discarded. */
export function TemplateForm({ stored, initial, isPrefilled = false, onClose }: TemplateFormProps) {
  const { form, submit, isSaving } = useTemplateForm(stored, initial, onClose);
  const { errors, isDirty } = form.formState;
  const isUnsaved = isDirty || isPrefilled;
  useUnsavedGuard({ dirty: isUnsaved, name: "The template", isStored: null });
  return (
    <form
      noValidate
      aria-label={stored === null ? "New template" : `Template ${stored.name}`}
      onSubmit={submit}
    >
      <Stack gap="3" paddingBlock="4">
        <TextField
          label={label("name")}
          autoFocus
          autoComplete="off"
          required
          error={errors.name?.message}
          {...form.register("name", { validate: rules.name })}
        />
        <TextField
          label={label("subject")}
          autoComplete="off"
          help={subjectHelp}
          error={errors.subject?.message}
          {...form.register("subject", { validate: rules.subject })}
        />
        <TextareaField
          label={label("body")}
          rows={8}
          required
          error={errors.body?.message}
          {...form.register("body", { validate: rules.body })}
        />
        <PlaceholderList />
        <FormError message={errors.root?.message} />
        <HStack gap="3">
          <Button type="submit" size="sm" loading={isSaving}>
            Save template
          </Button>
          <CancelTemplate isUnsaved={isUnsaved} onClose={onClose} />
        </HStack>
      </Stack>
    </form>
  );
}

interface CancelTemplateProps {
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
}

/** Closes the form; asks first when text would be lost. */
function CancelTemplate({ isUnsaved, onClose }: CancelTemplateProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button
        type="button"
        size="sm"
        variant="outline"
        {...ROW_FOCUS_TARGET}
        onClick={() => {
          if (isUnsaved) setIsConfirming(true);
          else onClose();
        }}
      >
        Cancel
      </Button>
      <DiscardTemplate
        open={isConfirming}
        onConfirm={onClose}
        onCancel={() => {
          setIsConfirming(false);
        }}
      />
    </>
  );
}

function PlaceholderList() {
  return (
    <Box>
      <Text textStyle="caption" color="fg.muted" marginBottom="1">
        Placeholders, filled when the template is inserted:
      </Text>
      <Stack as="ul" listStyleType="none" gap="1" aria-label="Placeholders">
        {PLACEHOLDER_NAMES.map((name) => (
          <Text as="li" key={name} textStyle="caption" color="fg.muted">
            <Code size="sm">{placeholder(name)}</Code> {PLACEHOLDERS[name]}
          </Text>
        ))}
      </Stack>
    </Box>
  );
}
