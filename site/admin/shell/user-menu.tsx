import { Button, Icon, Menu, Portal, Text } from "@chakra-ui/react";
import { ChevronDown, CircleUserRound, ExternalLink, Keyboard } from "lucide-react";
import { useSession } from "#site/admin/session/session-store.ts";
import { useAdminEnvironment } from "./admin-environment.tsx";
import { sendCommand } from "./commands.ts";
import { usePlatform } from "./platform-context.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { shortTime } from "./short-time.ts";

/** Who is signed in, and what belongs to no tab. */
export function UserMenu() {
  const { email, since } = useSession();
  const platform = usePlatform();
  const { publicSite } = useAdminEnvironment();
  return (
    <>
      <Menu.Root positioning={{ placement: "bottom-end" }}>
        <Menu.Trigger asChild>
          <Button
            size="sm"
            variant="ghost"
            minWidth="0"
            color="fg.muted"
            aria-label={`Account ${email}`}
          >
            <Icon hideFrom="md" aria-hidden>
              <CircleUserRound />
            </Icon>
            <Text as="span" hideBelow="md" truncate maxWidth="18rem" fontWeight="400">
              {email}
            </Text>
            <Icon hideBelow="sm" aria-hidden>
              <ChevronDown />
            </Icon>
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minWidth="15rem">
              <Text textStyle="ui" hideFrom="md" padding="2" overflowWrap="anywhere">
                {email}
              </Text>
              {since !== null && (
                <Text textStyle="caption" color="fg.muted" paddingInline="2" paddingBlock="1.5">
                  Signed in since {shortTime(since)}
                </Text>
              )}
              <Menu.Item value="site" onSelect={() => void platform.openExternal(publicSite)}>
                <ExternalLink size="1em" aria-hidden /> View site
              </Menu.Item>
              <Menu.Item
                value="shortcuts"
                onSelect={() => {
                  sendCommand({ type: "shortcuts" });
                }}
              >
                <Keyboard size="1em" aria-hidden /> Keyboard shortcuts
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ShortcutsDialog />
    </>
  );
}
