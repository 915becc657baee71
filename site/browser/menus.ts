/**
 * Opens `<button popovertarget>` menus that are dialogs modally, so that the keyboard stays inside;
 * without script they are plain popovers. Works on the document, whoever rendered the menu.
 */
export function openMenus(page: Document = document) {
  page.addEventListener("click", (event) => {
    const clicked = event.target;
    if (!(clicked instanceof Element)) return;
    const button = clicked.closest<HTMLButtonElement>("button[popovertarget]");
    const dialog = button?.popoverTargetElement;
    if (button && dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      if (button.popoverTargetAction === "hide") dialog.close();
      else dialog.showModal();
    } else if (clicked.closest("dialog[popover] a[href]")) closeMenus(page);
  });
  page.defaultView?.addEventListener("popstate", () => {
    closeMenus(page);
  });
}

function closeMenus(page: Document) {
  page.querySelectorAll<HTMLDialogElement>("dialog[popover]").forEach((dialog) => {
    dialog.close();
  });
}
