import { Alert, Button, Dialog, Stack, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { PREVIEW_LINK_DAYS } from "#supabase/data/limits.ts";
import type { SharedRow } from "#supabase/data/preview-links.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { paths } from "#site/config/paths.ts";
import { busyButton } from "#site/ui/busy-button.ts";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { LinkList } from "./link-list.tsx";
import { NewLink } from "./new-link.tsx";
import { usePreviewLinks } from "./use-preview-links.ts";

interface ShareDialogProps {
  readonly row: SharedRow;
  readonly hasUnsavedChanges: boolean;
  readonly onClose: () => void;
}

/** Creates, lists and revokes the private links to the preview of a row. */
export function ShareDialog({ row, hasUnsavedChanges, onClose }: ShareDialogProps) {
  const { publicSite } = useAdminEnvironment();
  const { links, create, revoke } = usePreviewLinks(row);
  const created = create.data;
  // A link that was revoked in this dialog is no longer offered for copying.
  const isValid = created !== undefined && revoke.variables !== created.id;
  return (
    <DialogFrame
      title="Share the preview"
      closeLabel="Close"
      scrollBehavior="inside"
      onClose={onClose}
    >
      <Dialog.Body>
        <Stack gap="5">
          <Text color="fg.muted">
            A private link shows this {row.kind} as its public page would, without signing in. It is
            valid for {PREVIEW_LINK_DAYS} days and not found by search engines.
          </Text>
          {hasUnsavedChanges && (
            <Alert.Root status="info" alignItems="center">
              <Alert.Indicator />
              <Alert.Description>
                The link shows what was saved last. Save to share your latest changes.
              </Alert.Description>
            </Alert.Root>
          )}
          {isValid && (
            <NewLink
              url={new URL(`${paths.preview}#${created.token}`, publicSite).href}
              key={created.id}
            />
          )}
          {create.isError && <ErrorState message={messageOf(create.error)} />}
          <Button
            type="button"
            alignSelf="start"
            variant={isValid ? "outline" : "solid"}
            {...busyButton(create.isPending, () => {
              create.mutate();
            })}
          >
            {isValid ? "Create another link" : "Create a link"}
          </Button>
          <LinkList links={links} revoke={revoke} />
        </Stack>
      </Dialog.Body>
    </DialogFrame>
  );
}
