import { Button, Icon, Menu, Text } from "@chakra-ui/react";
import { ChevronDown, Command, ExternalLink, Keyboard, UserCog } from "lucide-react";
import { MemberAvatar } from "#site/admin/active-members/member-avatar.tsx";
import { useActiveMembers } from "#site/admin/active-members/use-active-members.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { useSession } from "#site/admin/session/session-store.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { AppearanceChoice } from "./appearance-choice.tsx";
import { sendCommand } from "#site/admin/navigation/command-bus.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { shortTime } from "#site/format/time.ts";
import { PAGES } from "#site/platform/dashboard-manifest.ts";
import { useOpenExternal } from "#site/admin/context/use-platform-actions.ts";

/** Account menu: the signed-in member, their page, theme and links. */
export function UserMenu() {
  return (
    <>
      <Menu.Root positioning={{ placement: "bottom-end" }}>
        <Trigger />
        {/* Not in a portal, to stay within the header landmark. */}
        <Menu.Positioner>
          <Menu.Content minWidth="15rem">
            <SessionDetails />
            <AccountItem />
            <Menu.Separator />
            <AppearanceChoice />
            <Menu.Separator />
            <OtherLinks />
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      <ShortcutsDialog />
    </>
  );
}

function Trigger() {
  const { email, own } = useOwnMember();
  const shownFrom = useAddressWidth();
  return (
    <Menu.Trigger asChild>
      <Button
        size="sm"
        variant="ghost"
        minWidth="0"
        flexShrink="1"
        color="fg.muted"
        aria-label={`Account ${email}`}
      >
        <MemberAvatar label={own?.name || email} photo={own?.photo ?? ""} size="6" />
        <Text as="span" hideBelow={shownFrom} truncate maxWidth="18rem" fontWeight="400">
          {email}
        </Text>
        <Icon hideBelow="sm" aria-hidden>
          <ChevronDown />
        </Icon>
      </Button>
    </Menu.Trigger>
  );
}

function SessionDetails() {
  const since = useSession((session) => session.since);
  const { email, own } = useOwnMember();
  const shownFrom = useAddressWidth();
  const name = own?.name ?? "";
  return (
    <>
      {name !== "" && (
        <Text
          textStyle="ui"
          fontWeight="600"
          paddingInline="2"
          paddingTop="2"
          overflowWrap="anywhere"
        >
          {name}
        </Text>
      )}
      <Text textStyle="ui" hideFrom={shownFrom} padding="2" overflowWrap="anywhere">
        {email}
      </Text>
      {since !== null && (
        <Text textStyle="caption" color="fg.muted" paddingInline="2" paddingBlock="1.5">
          Signed in since {shortTime(since)}
        </Text>
      )}
    </>
  );
}

/** The narrowest windows whose header shows the address. Below a title bar it shares its row with the tabs. */
function useAddressWidth() {
  const { hasTitleBar } = usePlatform();
  return hasTitleBar ? "xl" : "lg";
}

/** The signed-in member as the others see it; undefined until it is loaded. */
function useOwnMember() {
  const { email, memberId } = useSession();
  const { data: members = [] } = useActiveMembers();
  return { email, own: members.find(({ id }) => id === memberId) };
}

function AccountItem() {
  const { openPage } = useAdminNavigation();
  return (
    <Menu.Item
      value="account"
      onSelect={() => {
        openPage("account");
      }}
    >
      <UserCog size="1em" aria-hidden /> {PAGES.account.title}
    </Menu.Item>
  );
}

function OtherLinks() {
  const openExternal = useOpenExternal();
  const { publicSite } = useAdminEnvironment();
  return (
    <>
      <Menu.Item
        value="site"
        onSelect={() => {
          openExternal(publicSite);
        }}
      >
        <ExternalLink size="1em" aria-hidden /> View site
      </Menu.Item>
      <Menu.Item
        value="palette"
        onSelect={() => {
          sendCommand({ type: "palette" });
        }}
      >
        <Command size="1em" aria-hidden /> Find or do…
      </Menu.Item>
      <Menu.Item
        value="shortcuts"
        onSelect={() => {
          sendCommand({ type: "shortcuts" });
        }}
      >
        <Keyboard size="1em" aria-hidden /> Keyboard shortcuts
      </Menu.Item>
    </>
  );
}
