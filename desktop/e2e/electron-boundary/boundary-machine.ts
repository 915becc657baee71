import type { Page } from "@playwright/test";
import type { Machine, MenuEntry } from "#desktop/e2e/machine.ts";
import type { BoundaryState } from "./state.ts";

interface MenuItem {
  readonly label?: string;
  readonly accelerator?: string;
  readonly click?: () => void;
  readonly submenu?: readonly MenuItem[];
}

export function boundaryMachine(page: Page, state: BoundaryState): Machine {
  const items = () => itemsOf(state.menu as readonly MenuItem[]);
  const now = (act: () => void) => {
    act();
    return Promise.resolve();
  };
  return {
    userData: state.paths.userData,
    logs: state.paths.logs,
    told: () => Promise.resolve(structuredClone(state.told)),
    answer: (answers) => now(() => Object.assign(state.answers, answers)),
    menu: () => Promise.resolve(items().flatMap(entryOf)),
    chooseMenu: (label) =>
      now(() => {
        const item = items().find((each) => each.label === label);
        if (item?.click === undefined) throw new Error(`The menu has no ${label}.`);
        item.click();
      }),
    clickNotice: () => now(() => state.clicks.at(-1)?.()),
    startAgain: (argv) => now(() => state.appEvents.emit("second-instance", {}, argv)),
    openLink: (address) => {
      let taken = false;
      const preventDefault = () => (taken = true);
      state.appEvents.emit("open-url", { preventDefault }, address);
      return Promise.resolve(taken);
    },
    ask: async (address) => {
      const response = await state.protocolHandlers.get("studio")?.(new Request(address));
      if (response === undefined) throw new Error("Nothing answers for the scheme.");
      const policy = response.headers.get("content-security-policy") ?? "";
      return { status: response.status, policy };
    },
    closeWindow: () => page.close({ runBeforeUnload: true }),
  };
}

function itemsOf(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...itemsOf(item.submenu ?? [])]);
}

function entryOf({ label, accelerator = "" }: MenuItem): MenuEntry[] {
  return label === undefined ? [] : [{ label, accelerator }];
}
