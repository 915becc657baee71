import type { App } from "electron";
import type { AppWindow } from "./app-window.ts";
import { itemLinkOf, LINK_SCHEME, parseItemLink } from "./deep-links.ts";

/** Links to items: arguments of this start and of later ones (Windows, Linux), `open-url` (macOS). */
export function listenForLinks(
  app: Pick<App, "isPackaged" | "on" | "setAsDefaultProtocolClient">,
  { command, bringForward }: AppWindow,
): void {
  // Unpackaged, the system would start Electron itself for every link.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  const first = itemLinkOf(process.argv);
  if (first !== null) command({ type: "open", item: first });
  app.on("second-instance", (_event, argv) => {
    bringForward();
    const item = itemLinkOf(argv);
    if (item !== null) command({ type: "open", item });
  });
  app.on("open-url", (event, address) => {
    event.preventDefault();
    const item = parseItemLink(address);
    if (item !== null) command({ type: "open", item });
  });
}
