import { Notification } from "electron";
import type { ItemLink, NativeNotice } from "../shared/bridge.ts";

// Without a reference a notification is garbage-collected, and its click is lost.
const shown = new Set<Notification>();

/** Shows a native notification; a click calls back with its item. */
export function showNotification(
  notice: NativeNotice,
  onClick: (opens: ItemLink | undefined) => void,
): void {
  const notification = new Notification({ title: notice.title, body: notice.body });
  const forget = () => {
    shown.delete(notification);
  };
  notification.on("click", () => {
    onClick(notice.opens);
    forget();
  });
  notification.on("close", forget);
  notification.on("failed", forget);
  shown.add(notification);
  notification.show();
}
