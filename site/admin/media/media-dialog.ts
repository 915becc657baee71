import type { ReactNode } from "react";
import { create } from "zustand";

interface OpenDialog {
  readonly render: () => ReactNode;
  readonly cancel: () => void;
}

/** The open dialog that chooses or changes an image; null for none. `MediaDialogHost` shows it. */
export const useMediaDialog = create<{ readonly open: OpenDialog | null }>()(() => ({
  open: null,
}));

/**
 * Shows a dialog and resolves to its result, or to `cancelled` when another one replaces it or the session ends. Forms,
 * editors and the library share one dialog, so that none has to render it.
 */
export function showMediaDialog<Result>(
  render: (onDone: (result: Result) => void) => ReactNode,
  cancelled: Result,
): Promise<Result> {
  useMediaDialog.getState().open?.cancel();
  return new Promise((resolve) => {
    const onDone = (result: Result) => {
      useMediaDialog.setState({ open: null });
      resolve(result);
    };
    const cancel = () => {
      onDone(cancelled);
    };
    useMediaDialog.setState({ open: { render: () => render(onDone), cancel } });
  });
}
