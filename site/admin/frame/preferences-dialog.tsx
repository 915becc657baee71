import { CommandDialog } from "./command-dialog.tsx";

/** Settings of this device: the theme, and the switches of the host. */
export function PreferencesDialog() {
  return (
    <CommandDialog
      command="settings"
      title="Settings"
      closeLabel="Close settings"
      part="preferences"
    />
  );
}
