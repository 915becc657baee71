import type { Page } from "@playwright/test";
import type { FakeElectronState } from "./state.ts";
import { FakeWindow } from "./window.ts";

const colorSchemes = { system: null, light: "light", dark: "dark" } as const;

/** `nativeTheme`: a source other than "system" also sets prefers-color-scheme of the pages. */
export function createNativeTheme(state: FakeElectronState) {
  return {
    get themeSource() {
      return state.themeSource;
    },
    set themeSource(source: "system" | "light" | "dark") {
      state.themeSource = source;
      for (const window of state.windows) {
        void FakeWindow.pageOf(window).then((page) => emulateAppearance(state, page));
      }
    },
    get shouldUseDarkColors() {
      const { themeSource, settings } = state;
      return themeSource === "system" ? settings.dark : themeSource === "dark";
    },
  };
}

/** The page's value of prefers-color-scheme. */
export async function emulateAppearance(state: FakeElectronState, page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page.emulateMedia({ colorScheme: colorSchemes[state.themeSource] });
}
