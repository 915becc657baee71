import type { Page } from "@playwright/test";

/** The text of a field that the page has acknowledged as saved. */
export interface Acknowledgements {
  /** The text that the status line reported as saved on this device; "" before the first report. */
  readonly latest: () => string;
}

/** Records the input of a field and the reports of the status line. The line has the time at which the
 * form was read for the draft on this device: the text of that time is acknowledged. */
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
    const line = document.querySelector("[aria-live=polite][data-stored-at]");
    const savedAt = line?.getAttribute("data-stored-at") ?? "";
    if (savedAt === "" || savedAt === reported) return;
    reported = savedAt;
    // Input within the same millisecond may be later than the read of the form.
    const known = typed.filter(({ at }) => at < Date.parse(savedAt));
    const report = Reflect.get(window, "reportAcknowledged") as Report;
    void report(known.at(-1)?.text ?? "");
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
