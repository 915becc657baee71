import path from "node:path";
import type { Page } from "@playwright/test";
import type { AppDriver } from "#desktop/e2e/host/app-driver.ts";
import { allItems } from "./accelerators.ts";
import { FakeNotification } from "./notification.ts";
import { preventable } from "./preventable.ts";
import type { FakeElectronState } from "./state.ts";
import { FakeWindow } from "./window.ts";

/** Drives the app with the fake of Electron. */
export function fakeAppDriver(state: FakeElectronState): AppDriver {
  const now = (act: () => void) => {
    act();
    return Promise.resolve();
  };
  const userData = path.join(state.folder, "user-data");
  return {
    userData,
    logs: path.join(userData, "logs"),
    notices: () => Promise.resolve(structuredClone(state.notices)),
    answer: (answers) => now(() => Object.assign(state.answers, answers)),
    ...menus(state),
    clickNotice: () =>
      now(() => {
        const last = state.notifications.at(-1);
        if (last !== undefined) FakeNotification.click(last);
      }),
    startAgain: (argv) => now(() => state.appEvents.emit("second-instance", preventable(), argv)),
    openLink: (address) => {
      const event = preventable();
      state.appEvents.emit("open-url", event, address);
      return Promise.resolve(event.defaultPrevented);
    },
    request: async (address) => {
      const response = await state.protocolHandlers.get("studio")?.(new Request(address));
      if (response === undefined) throw new Error("No handler is registered for the scheme.");
      const policy = response.headers.get("content-security-policy") ?? "";
      return { status: response.status, policy };
    },
    closeWindow: () => now(() => state.windows.at(-1)?.close()),
    quit: () =>
      now(() => {
        state.lifecycle.quit();
      }),
    hasEnded: () => Promise.resolve(state.lifecycle.ended !== null),
    windowPage: () => windowPage(state),
  };
}

function menus(state: FakeElectronState): Pick<AppDriver, "menu" | "chooseMenu"> {
  return {
    menu: () =>
      Promise.resolve(
        allItems(state.menu)
          .filter(({ type }) => type !== "separator")
          .map(({ label, accelerator = "", enabled }) => ({ label, accelerator, enabled })),
      ),
    chooseMenu: (label) => {
      const item = allItems(state.menu).find((each) => each.label === label);
      if (item === undefined) throw new Error(`The menu has no ${label}.`);
      item.choose(state.windows.at(-1));
      return Promise.resolve();
    },
  };
}

async function windowPage(state: FakeElectronState): Promise<Page> {
  const window = state.windows.at(-1);
  if (window === undefined) throw new Error("No window is open.");
  return FakeWindow.pageOf(window);
}
