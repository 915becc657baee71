import { Alert, Button, HStack } from "@chakra-ui/react";
import { shortTime } from "#site/format/time.ts";

export interface LocalDraftNoticesProps {
  /** Local draft of a closed tab, if any. `pendingCreate` is not null when a save request got no response. */
  readonly offered: { readonly savedAt: Date; readonly pendingCreate: unknown } | null;
  readonly inOtherTab: boolean;
  /** When the row was last saved; null without a saved row. */
  readonly rowSavedAt: Date | null;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers the local draft of a closed tab and reports one in another open tab. Neither blocks the form. */
export function LocalDraftNotices(props: LocalDraftNoticesProps) {
  const { offered, inOtherTab } = props;
  return (
    <>
      {inOtherTab && <OtherTabNotice />}
      {offered !== null && <RestoreBanner {...props} offered={offered} />}
    </>
  );
}

/** Says that another open tab has the text. */
export function OtherTabNotice() {
  return (
    <Alert.Root status="info" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>This is being written in another tab</Alert.Title>
        <Alert.Description>
          Its text is safe there. It is offered here once that tab is closed.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

interface RestoreBannerProps extends LocalDraftNoticesProps {
  readonly offered: NonNullable<LocalDraftNoticesProps["offered"]>;
}

function RestoreBanner({ offered, rowSavedAt, onRestore, onDiscard }: RestoreBannerProps) {
  return (
    <Alert.Root status="info" role="status" alignItems="center" flexWrap="wrap" gap="3">
      <Alert.Indicator />
      <Alert.Content flex="1" minWidth="14rem">
        <Alert.Title>Unsaved text from {shortTime(offered.savedAt)}</Alert.Title>
        <Alert.Description>
          {originOf(offered.pendingCreate !== null, rowSavedAt)}
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

function originOf(wasSent: boolean, rowSavedAt: Date | null): string {
  if (rowSavedAt !== null) return `The saved version is from ${shortTime(rowSavedAt)}.`;
  return wasSent
    ? "It was being saved when the page closed, and may be stored already. Restore continues the same draft: saving it again stores nothing twice."
    : "It was typed on this device and never saved.";
}
