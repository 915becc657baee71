/*
 * Inline script of pages with a form: classic, without imports, in the head. inline-scripts.ts makes its text.
 *
 * Handles the page's form until hydration removes the element `data-unsent`: prevents submitting, sets
 * `<html data-submitted>` for the loader to submit later, and after a second shows the element, which says
 * that nothing was sent. `<html data-typed>` is the time of the first input, in milliseconds since 1970.
 * Before the page is painted, so that nothing moves later, it opens the form's `<details data-draft>` if the draft in
 * session storage has text for one of its fields, and shows the element `data-named-project`, which the island fills,
 * if the URL names a project.
 */
{
  const { dataset } = document.documentElement;
  const unsentNotice = () => document.querySelector<HTMLElement>("[data-unsent]");

  const onInput = () => {
    if (unsentNotice()) dataset["typed"] ??= String(Date.now());
  };

  const onSubmit = (event: Event) => {
    const notice = unsentNotice();
    if (!notice) return;
    event.preventDefault();
    dataset["submitted"] = "";
    notice.hidden = true;
    setTimeout(() => {
      notice.hidden = false;
    }, 1000);
  };

  const readDraft = (key: string): Readonly<Record<string, unknown>> | null => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "null") as Record<string, unknown> | null;
    } catch {
      // Storage is denied, or another version of the site wrote it: as without a draft.
      return null;
    }
  };

  const showParts = () => {
    const details = document.querySelector<HTMLDetailsElement>("details[data-draft]");
    if (!details) return;
    const draft = readDraft(details.dataset["draft"] ?? "");
    const fields = [...details.querySelectorAll<HTMLInputElement>("[name]")];
    const hasText = fields.some(({ name }) => draft?.[name]);
    const line = document.querySelector<HTMLElement>("[data-named-project]");
    const isNamed = /[?&]project=./.test(location.search);
    if (line && isNamed) line.hidden = false;
    if (hasText) details.open = true;
  };

  document.addEventListener("input", onInput, true);
  document.addEventListener("submit", onSubmit, true);
  // Once, when the document is parsed: at "complete" the form may be hydrated.
  document.addEventListener("readystatechange", showParts, { once: true });
}
