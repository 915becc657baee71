import { Box, HStack, IconButton, Text } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ReplyTemplate } from "#supabase/data/reply-templates.ts";
import { ROW_FOCUS_TARGET } from "#site/admin/data-table/roving-focus.ts";
import { DeleteTemplate } from "./delete-template.tsx";
import { TemplateForm } from "./template-form.tsx";

interface TemplateRowProps {
  readonly template: ReplyTemplate;
  readonly isEditing: boolean;
  /** Whether a form is open, of this template or another: there is one at a time. */
  readonly isLocked: boolean;
  readonly onEdit: (isEditing: boolean) => void;
}

/** A template with buttons to edit and delete it, which replace the row by their forms. */
export function TemplateRow({ template, isEditing, isLocked, onEdit }: TemplateRowProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const { name, subject, body } = template;
  return (
    <Box as="li" borderBottomWidth="1px">
      {isEditing ? (
        <TemplateForm
          stored={template}
          initial={{ name, subject, body }}
          onClose={() => {
            onEdit(false);
          }}
        />
      ) : isDeleting ? (
        <DeleteTemplate
          template={template}
          onClose={() => {
            setIsDeleting(false);
          }}
        />
      ) : (
        <HStack minHeight="12" paddingBlock="2" gap="1">
          <Box flex="1" minWidth="0">
            <Text textStyle="ui" overflowWrap="anywhere" unicodeBidi="plaintext">
              {name}
            </Text>
            <Text textStyle="caption" color="fg.muted" truncate>
              {[subject, body].filter(Boolean).join(" · ")}
            </Text>
          </Box>
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={`Edit ${name}`}
            disabled={isLocked}
            {...ROW_FOCUS_TARGET}
            onClick={() => {
              onEdit(true);
            }}
          >
            <Pencil />
          </IconButton>
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={`Delete ${name}`}
            disabled={isLocked}
            onClick={() => {
              setIsDeleting(true);
            }}
          >
            <Trash2 />
          </IconButton>
        </HStack>
      )}
    </Box>
  );
}
