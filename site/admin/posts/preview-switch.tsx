import { Switch } from "@chakra-ui/react";

interface PreviewSwitchProps {
  readonly roomy: boolean;
  readonly shown: boolean;
  readonly set: (on: boolean) => void;
}

/** Renders only if form and preview fit side by side. */
export function PreviewSwitch({ roomy, shown, set }: PreviewSwitchProps) {
  if (!roomy) return null;
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
