/**
 * Opens `<button popovertarget>` menus that are dialogs as modal dialogs, which trap the focus; without
 * script they are plain popovers. Listens on the document, so it also serves menus that are rendered later.
 */
export function openMenus() {
  document.addEventListener("click", (event) => {
    const clicked = event.target;
    if (!(clicked instanceof Element)) return;
    const button = clicked.closest<HTMLButtonElement>("button[popovertarget]");
    const dialog = button?.popoverTargetElement;
    if (button && dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      if (button.popoverTargetAction === "hide") dialog.close();
      else dialog.showModal();
    } else if (clicked.closest("dialog[popover] a[href]")) closeMenus();
  });
  window.addEventListener("popstate", closeMenus);
}

function closeMenus() {
  document.querySelectorAll<HTMLDialogElement>("dialog[popover]").forEach((dialog) => {
    dialog.close();
  });
}
