import { useRef } from "react";

/**
 * Runs what a choice in a menu leads to after the menu's exit: the closed menu gives the focus to its button first.
 * `menuProps` belong to the menu's root; `afterExit` is called while a choice is handled.
 */
export function useAfterMenuExit() {
  const pending = useRef<(() => void) | null>(null);
  return {
    afterExit: (run: () => void) => {
      pending.current = run;
    },
    menuProps: {
      onOpenChange: ({ open }: { readonly open: boolean }) => {
        // The menu may open again before its exit has ended.
        if (open) pending.current = null;
      },
      onExitComplete: () => {
        requestAnimationFrame(() => {
          pending.current?.();
          pending.current = null;
        });
      },
    },
  };
}
