import { Alert, Button, HStack, Text } from "@chakra-ui/react";

interface NotesConflictProps {
  readonly theirs: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onKeepBoth: () => void;
}

/** Somebody else wrote a note meanwhile: theirs is shown, yours is still in the field. */
export function NotesConflict({ theirs, ...ways }: NotesConflictProps) {
  return (
    <Alert.Root status="warning" role="alert" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>Somebody else saved these notes meanwhile</Alert.Title>
        <Alert.Description>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxHeight="40" overflowY="auto">
            {theirs === "" ? "(They emptied the notes.)" : theirs}
          </Text>
        </Alert.Description>
        <HStack gap="2" flexWrap="wrap">
          <Button type="button" size="sm" onClick={ways.onKeepBoth}>
            Keep both
          </Button>
          <Button type="button" size="sm" variant="outline" onClick={ways.onKeepMine}>
            Keep mine
          </Button>
          <Button type="button" size="sm" variant="outline" onClick={ways.onTakeTheirs}>
            Take theirs
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
