import type { ElectronApplication } from "@playwright/test";
import type { AppDriver, MenuEntry } from "#desktop/e2e/host/app-driver.ts";
import { RECORD } from "./record-system.ts";
import type { SystemRecord } from "./record-system.ts";

/** Drives the app in real Electron: every value comes from its main process. */
export async function realAppDriver(app: ElectronApplication): Promise<AppDriver> {
  const paths = await app.evaluate(({ app: electronApp }) => ({
    userData: electronApp.getPath("userData"),
    logs: electronApp.getPath("logs"),
  }));
  return {
    ...paths,
    ...records(app),
    ...menus(app),
    startAgain: (argv) =>
      app.evaluate(({ app: electronApp }, values) => {
        electronApp.emit("second-instance", {}, values);
      }, argv),
    openLink: (address) =>
      app.evaluate(({ app: electronApp }, link) => {
        let taken = false;
        electronApp.emit("open-url", { preventDefault: () => (taken = true) }, link);
        return taken;
      }, address),
    request: (address) =>
      app.evaluate(async ({ net }, target) => {
        const response = await net.fetch(target);
        const policy = response.headers.get("content-security-policy") ?? "";
        return { status: response.status, policy };
      }, address),
    closeWindow: () =>
      app.evaluate(({ BrowserWindow }) => {
        BrowserWindow.getAllWindows()[0]?.close();
      }),
    quit: () =>
      app.evaluate(({ app: electronApp }) => {
        // Responds to this call first; the process may have ended afterwards.
        setImmediate(() => {
          electronApp.quit();
        });
      }),
    hasEnded: () => {
      const { exitCode, signalCode } = app.process();
      return Promise.resolve(exitCode !== null || signalCode !== null);
    },
    windowPage: async () => app.windows().at(-1) ?? app.waitForEvent("window"),
  };
}

function records(app: ElectronApplication): Pick<AppDriver, "notices" | "answer" | "clickNotice"> {
  return {
    notices: () =>
      app.evaluate(({ BrowserWindow }, name) => {
        const { notices } = Reflect.get(globalThis, name) as SystemRecord;
        return { ...notices, shown: BrowserWindow.getAllWindows().some((one) => one.isVisible()) };
      }, RECORD),
    answer: (answers) =>
      app.evaluate(
        (_electron, [name, given]) => {
          Object.assign((Reflect.get(globalThis, name) as SystemRecord).answers, given);
        },
        [RECORD, answers] as const,
      ),
    clickNotice: () =>
      app.evaluate((_electron, name) => {
        (Reflect.get(globalThis, name) as SystemRecord).click?.();
      }, RECORD),
  };
}

function menus(app: ElectronApplication): Pick<AppDriver, "menu" | "chooseMenu"> {
  return {
    menu: () =>
      app.evaluate(({ Menu }) => {
        const found: MenuEntry[] = [];
        const walk = (menu: ReturnType<typeof Menu.getApplicationMenu>) => {
          for (const { label, accelerator, enabled, submenu } of menu?.items ?? []) {
            found.push({ label, accelerator: accelerator ?? "", enabled });
            walk(submenu ?? null);
          }
        };
        walk(Menu.getApplicationMenu());
        return found;
      }),
    chooseMenu: (label) =>
      app.evaluate(({ Menu }, wanted) => {
        const menus = [Menu.getApplicationMenu()];
        for (const menu of menus) {
          for (const item of menu?.items ?? []) {
            if (item.label === wanted) {
              (item.click as () => void)();
              return;
            }
            menus.push(item.submenu ?? null);
          }
        }
        throw new Error(`The menu has no ${wanted}.`);
      }, label),
  };
}
