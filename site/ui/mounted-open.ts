import type { Dialog } from "@chakra-ui/react";

/**
 * Props of a dialog that is mounted open. Such a dialog does not close when the focus leaves: the focus trap
 * keeps it inside, except that StrictMode mounts twice and the first trap returns the focus to the element
 * behind the dialog.
 */
export const mountedOpen = {
  open: true,
  onFocusOutside: (event) => {
    event.preventDefault();
  },
} as const satisfies Partial<Dialog.RootProps>;
