import { Button, HStack, Text } from "@chakra-ui/react";

interface FirstImageNoticeProps {
  readonly text: string;
  readonly onUndo: () => void;
}

/** Says that the first image became the featured image of a form by itself, and offers Undo. */
export function FirstImageNotice({ text, onUndo }: FirstImageNoticeProps) {
  return (
    <HStack role="status" gap="3" textStyle="caption" color="fg.muted">
      <Text>{text}</Text>
      <Button type="button" size="xs" variant="outline" onClick={onUndo}>
        Undo
      </Button>
    </HStack>
  );
}
