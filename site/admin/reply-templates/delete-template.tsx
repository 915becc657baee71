import { Box, Button, HStack, Loader, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import type { ReplyTemplate } from "#supabase/data/reply-templates.ts";
import { ROW_FOCUS_TARGET } from "#site/admin/data-table/roving-focus.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { useDeleteReplyTemplate } from "./use-reply-templates.ts";

interface DeleteTemplateProps {
  readonly template: ReplyTemplate;
  readonly onClose: () => void;
}

/** Confirmation that replaces the row of a template. */
export function DeleteTemplate({ template, onClose }: DeleteTemplateProps) {
  const remove = useDeleteReplyTemplate();
  const question = `Delete “${template.name}”?`;
  return (
    <Box role="group" aria-label={question} flex="1" paddingBlock="2">
      <Text textStyle="ui" overflowWrap="anywhere">
        <strong>{question}</strong> All members lose it. Replies that were written with it stay.
      </Text>
      {remove.isError && (
        <Text role="alert" textStyle="caption" color="fg.error">
          {messageOf(remove.error) || "It could not be deleted. Please try again."}
        </Text>
      )}
      <HStack marginTop="2" gap="2">
        <Button
          size="sm"
          {...busyButton(remove.isPending, () => {
            remove.mutate(template.id);
          })}
        >
          <Loader visible={remove.isPending}>Delete template</Loader>
        </Button>
        <Button size="sm" variant="outline" autoFocus onClick={onClose} {...ROW_FOCUS_TARGET}>
          Keep
        </Button>
      </HStack>
    </Box>
  );
}
