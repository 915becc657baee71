import { clipboard, Menu } from "electron";
import type { BrowserWindow, Session } from "electron";
import { contextMenuTemplate } from "./context-menu.ts";

/** Shows the menu of the text, link or image under the pointer. */
export function offerContextMenu(
  window: BrowserWindow,
  platform: NodeJS.Platform,
  report: (message: string) => void,
): void {
  const { webContents } = window;
  webContents.on("context-menu", (_event, target) => {
    const template = contextMenuTemplate(target, {
      platform,
      replace: (word) => {
        webContents.replaceMisspelling(word);
      },
      learn: (word) => {
        webContents.session.addWordToSpellCheckerDictionary(word);
      },
      languages: platform === "darwin" ? null : spellingLanguages(webContents.session),
      copyText: (text) => {
        clipboard.writeText(text).catch((error: unknown) => {
          report(`Nothing was copied: ${String(error)}`);
        });
      },
      copyImage: (x, y) => {
        webContents.copyImageAt(x, y);
      },
      lookUp: () => {
        webContents.showDefinitionForSelection();
      },
    });
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window });
  });
}

/** Electron stores the chosen languages with the session. */
function spellingLanguages(session: Session) {
  return {
    available: session.availableSpellCheckerLanguages,
    active: session.getSpellCheckerLanguages(),
    set: (codes: readonly string[]) => {
      session.setSpellCheckerLanguages([...codes]);
    },
  };
}
