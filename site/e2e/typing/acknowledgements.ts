import type { Page } from "@playwright/test";

/** What the page has promised about the text of a field. */
export interface Acknowledgements {
  /** The text that the status line reported as saved on this device; "" before the first report. */
  latest(): string;
}

/** Follows what is typed into the field and what the status line says. The line carries the time at
 * which the form was read: the text of that moment counts as acknowledged. */
export async function watchAcknowledgements(
  page: Page,
  fieldName: string,
): Promise<Acknowledgements> {
  let latest = "";
  await page.exposeBinding("reportAcknowledged", (_source, text: string) => {
    latest = text;
  });
  await page.addInitScript(reportFromPage, fieldName);
  return { latest: () => latest };
}

type Report = (text: string) => Promise<void>;

/** Runs in the page. */
function reportFromPage(fieldName: string) {
  const typed: { readonly at: number; readonly text: string }[] = [];
  document.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement) || target.name !== fieldName) return;
      typed.push({ at: Date.now(), text: target.value });
    },
    { capture: true },
  );
  let reported = "";
  new MutationObserver(() => {
    const line = [...document.querySelectorAll("[aria-live=polite] time")].find((time) =>
      time.parentElement?.textContent.startsWith("Saved on this device only"),
    );
    const savedAt = line?.getAttribute("datetime") ?? "";
    if (savedAt === "" || savedAt === reported) return;
    reported = savedAt;
    // What was typed within the same millisecond may have come after the form was read.
    const known = typed.filter(({ at }) => at < Date.parse(savedAt));
    const report = Reflect.get(window, "reportAcknowledged") as Report;
    void report(known.at(-1)?.text ?? "");
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
