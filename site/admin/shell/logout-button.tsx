import { Button, Icon, Text } from "@chakra-ui/react";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useWaitingPosts } from "#site/admin/posts/index.ts";
import { useLogout } from "#site/admin/session/use-logout.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { useStaffClient } from "./staff-backend.tsx";
import { useUnsavedWork } from "./unsaved-work.ts";

/** The way out; asks first when drafts wait to be sent, since only their author sends them. */
export function LogoutButton() {
  const logout = useLogout(useStaffClient());
  const ask = useUnsavedWork((work) => work.ask);
  const posts = useWaitingPosts();
  const [asking, setAsking] = useState(false);
  const names = posts.map(({ title }) => `“${title}”`).join(", ");
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          ask(() => {
            if (posts.length > 0) setAsking(true);
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
        open={asking}
        title="Log out before drafts are sent?"
        confirmLabel="Log out"
        cancelLabel="Stay"
        onConfirm={() => {
          setAsking(false);
          void logout();
        }}
        onCancel={() => {
          setAsking(false);
        }}
      >
        <Text overflowWrap="anywhere">
          {names} {posts.length === 1 ? "waits" : "wait"} on this device to be sent. If you log out
          now, that happens when you sign in here again; nobody else can send it.
        </Text>
      </ConfirmDialog>
    </>
  );
}
