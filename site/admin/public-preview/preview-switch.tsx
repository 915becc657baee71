import { Switch } from "@chakra-ui/react";

interface PreviewSwitchProps {
  readonly isWide: boolean;
  readonly shown: boolean;
  readonly set: (on: boolean) => void;
}

/** Renders only if form and preview fit side by side. */
export function PreviewSwitch({ isWide, shown, set }: PreviewSwitchProps) {
  if (!isWide) return null;
  return (
    <Switch.Root
      size="sm"
      checked={shown}
      onCheckedChange={({ checked }) => {
        set(checked);
      }}
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label textStyle="ui">Live preview</Switch.Label>
    </Switch.Root>
  );
}
