import type { Locator } from "@playwright/test";
import type { SampleFile } from "./sample-files.ts";

/** Dispatches the browser's event for files that are dropped on an element or pasted into it. */
export async function giveFiles(
  target: Locator,
  how: "drop" | "paste",
  files: readonly SampleFile[],
) {
  const given = files.map(({ buffer, ...file }) => ({ ...file, bytes: [...buffer] }));
  await target.evaluate(
    (element, { how, given }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of given) {
        data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      }
      const travels = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === "drop"
          ? new DragEvent("drop", { dataTransfer: data, ...travels })
          : new ClipboardEvent("paste", { clipboardData: data, ...travels }),
      );
    },
    { how, given },
  );
}
