import { Button, Icon, Text } from "@chakra-ui/react";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useOutboxEntries } from "#site/admin/posts/index.ts";
import { useLogout } from "#site/admin/account/index.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useUnsavedWork } from "#site/admin/form-safety/unsaved-work.ts";

/**
 * Logs out. Requires a confirmation while drafts are in the outbox, because only their author can
 * send them.
 */
export function LogoutButton() {
  const logout = useLogout(useStaffClient());
  const runGuarded = useUnsavedWork((work) => work.confirm);
  const entries = useOutboxEntries();
  const [isConfirming, setIsConfirming] = useState(false);
  const names = entries.map(({ title }) => `“${title}”`).join(", ");
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          runGuarded(() => {
            if (entries.length > 0) setIsConfirming(true);
            else void logout();
          });
        }}
      >
        <Icon hideBelow="sm" aria-hidden>
          <LogOut />
        </Icon>{" "}
        Logout
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Log out before drafts are sent?"
        confirmLabel="Log out"
        cancelLabel="Stay"
        onConfirm={() => {
          setIsConfirming(false);
          void logout();
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text overflowWrap="anywhere">
          {names} {entries.length === 1 ? "waits" : "wait"} on this device to be sent. If you log
          out now, that happens when you sign in here again; nobody else can send it.
        </Text>
      </ConfirmDialog>
    </>
  );
}
