import { Button, HStack, Text } from "@chakra-ui/react";

interface FirstImageNoticeProps {
  /** Where the image is the first one. */
  readonly place: "text" | "gallery";
  readonly onUndo: () => void;
}

/** Says that the first image became the featured image of a form by itself, and offers Undo. */
export function FirstImageNotice({ place, onUndo }: FirstImageNoticeProps) {
  return (
    <HStack role="status" gap="3" marginTop="3" textStyle="caption" color="fg.muted">
      <Text>The first picture of the {place} is the cover now.</Text>
      <Button type="button" size="xs" variant="outline" onClick={onUndo}>
        Undo
      </Button>
    </HStack>
  );
}
