/**
 * Opens `<button popovertarget>` menus that are dialogs modally, so that the keyboard stays inside;
 * without script they are plain popovers. Works on the document, whoever rendered the menu.
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
