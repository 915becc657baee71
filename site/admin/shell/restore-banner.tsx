import { Alert, Button, HStack } from "@chakra-ui/react";
import { shortTime } from "./short-time.ts";

interface RestoreBannerProps {
  readonly keptAt: Date;
  /** When the stored version was last saved; null when nothing is stored yet. */
  readonly storedAt: Date | null;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers text that an earlier visit left behind. It blocks nothing: both versions stay until
 * somebody chooses. */
export function RestoreBanner({ keptAt, storedAt, onRestore, onDiscard }: RestoreBannerProps) {
  return (
    <Alert.Root status="info" role="status" alignItems="center" flexWrap="wrap" gap="3">
      <Alert.Indicator />
      <Alert.Content flex="1" minWidth="14rem">
        <Alert.Title>Unsaved text from {shortTime(keptAt)}</Alert.Title>
        <Alert.Description>
          {storedAt === null
            ? "It was typed on this device and never saved."
            : `The saved version is from ${shortTime(storedAt)}.`}
        </Alert.Description>
      </Alert.Content>
      <HStack gap="2">
        <Button type="button" size="sm" onClick={onRestore}>
          Restore
        </Button>
        <Button type="button" size="sm" variant="outline" onClick={onDiscard}>
          Discard
        </Button>
      </HStack>
    </Alert.Root>
  );
}
