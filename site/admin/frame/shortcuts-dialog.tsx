import { CommandDialog } from "./command-dialog.tsx";
import { useShortcuts } from "./shortcuts.ts";

/** Lists all shortcuts; opened by the menu or by "?". */
export function ShortcutsDialog() {
  useShortcuts();
  return (
    <CommandDialog
      command="shortcuts"
      title="Keyboard shortcuts"
      closeLabel="Close keyboard shortcuts"
      part="shortcuts"
    />
  );
}
