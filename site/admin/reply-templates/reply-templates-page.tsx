import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { TemplateForm } from "./template-form.tsx";
import { TemplateRow } from "./template-row.tsx";
import { useReplyTemplates } from "./use-reply-templates.ts";
import { EMPTY_TEMPLATE } from "./use-template-form.ts";

const NEW = "new";

/** The one open form of the page: `NEW`, the id of a template, or null. */
interface OpenForm {
  readonly openForm: string | null;
  readonly onOpenForm: (id: string | null) => void;
}

/** Create, edit and delete the templates of replies; for all members. */
export function ReplyTemplatesPage() {
  const container = useListFocus<HTMLDivElement>();
  const [openForm, setOpenForm] = useState<string | null>(null);
  return (
    <Stack ref={container} gap="5" tabIndex={-1} outline="none">
      <Text textStyle="ui" color="fg.muted" maxWidth="measure">
        Texts for replies to inquiries, shared by all members. In the form of a reply they are
        behind “Templates”.
      </Text>
      <NewTemplate openForm={openForm} onOpenForm={setOpenForm} />
      <TemplateList openForm={openForm} onOpenForm={setOpenForm} />
    </Stack>
  );
}

function NewTemplate({ openForm, onOpenForm }: OpenForm) {
  if (openForm === NEW) {
    return (
      <TemplateForm
        stored={null}
        initial={EMPTY_TEMPLATE}
        onClose={() => {
          onOpenForm(null);
        }}
      />
    );
  }
  return (
    <Box>
      <Button
        size="sm"
        variant="outline"
        data-list-heading=""
        disabled={openForm !== null}
        onClick={() => {
          onOpenForm(NEW);
        }}
      >
        <Plus aria-hidden /> New template
      </Button>
    </Box>
  );
}

function TemplateList({ openForm, onOpenForm }: OpenForm) {
  const templates = useReplyTemplates();
  if (templates.isPending) return <LoadingSkeleton height="24" label="Loading the templates" />;
  if (templates.isLoadingError) {
    return (
      <ErrorState
        message={`The templates could not be loaded. ${messageOf(templates.error)}`.trim()}
        onRetry={() => void templates.refetch()}
      />
    );
  }
  if (templates.data.length === 0) {
    return (
      <Text textStyle="ui" color="fg.muted">
        No templates yet. The first one could thank for the inquiry and offer a call.
      </Text>
    );
  }
  return (
    <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px" aria-label="Reply templates">
      {templates.data.map((template) => (
        <TemplateRow
          key={template.id}
          template={template}
          isEditing={openForm === template.id}
          isLocked={openForm !== null}
          onEdit={(isEditing) => {
            onOpenForm(isEditing ? template.id : null);
          }}
        />
      ))}
    </Stack>
  );
}
