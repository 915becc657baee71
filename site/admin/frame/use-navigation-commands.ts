import { useCallback, useEffect } from "react";
import type { AdminCommand, CommandType } from "#site/platform/platform.ts";
import { toast } from "#site/ui/toaster.tsx";
import {
  releaseWaitingCommand,
  requestCommand,
  sendCommand,
  useCommands,
} from "#site/admin/navigation/command-bus.ts";
import { tabOfItem } from "#site/platform/dashboard-manifest.ts";
import { useAdminLocation, useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { focusSearch } from "./shortcuts.ts";

const TYPES: readonly CommandType[] = ["new-post", "new-project", "tab", "page", "open", "find"];

const EXPORT_ELSEWHERE = {
  title: "Nothing to Export Here",
  description: "Inquiries are exported from the Contacts tab: open it and choose Export again.",
} as const;

/** Handles navigation commands from menus, links and notifications. */
export function useNavigationCommands() {
  const platform = usePlatform();
  const { openTab, openPage } = useAdminNavigation();
  const { tab } = useAdminLocation();
  useEffect(() => platform.onCommand(requestCommand), [platform]);
  useEffect(releaseWaitingCommand, []);
  useCommands(
    TYPES,
    useCallback(
      (command: AdminCommand) => {
        switch (command.type) {
          case "new-post":
            openTab("new-blog");
            break;
          case "new-project":
            openTab("projects", "new");
            break;
          case "tab":
            openTab(command.tab);
            break;
          case "page":
            openPage(command.page);
            break;
          case "open":
            openTab(tabOfItem(command.item.kind), command.item.id);
            break;
          case "export":
            if (tab !== "contacts") toast.info(EXPORT_ELSEWHERE);
            break;
          case "find":
            if (!focusSearch()) sendCommand({ type: "palette" });
            break;
          case "save":
          case "publish":
          case "settings":
          case "shortcuts":
          case "palette":
          case "inquiry":
            break; // handled by the open tab
        }
      },
      [openTab, openPage, tab],
    ),
  );
}
