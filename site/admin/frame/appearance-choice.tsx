import { Menu } from "@chakra-ui/react";
import { APPEARANCE_OPTIONS, useAppearance } from "#site/admin/context/appearance.ts";

/** Menu items for the theme: light, dark, or the system's. */
export function AppearanceChoice() {
  const { appearance, choose } = useAppearance();
  return (
    <Menu.RadioItemGroup
      value={appearance}
      onValueChange={({ value }) => {
        choose(value);
      }}
    >
      <Menu.ItemGroupLabel>Appearance</Menu.ItemGroupLabel>
      {APPEARANCE_OPTIONS.map(({ value, label }) => (
        <Menu.RadioItem key={value} value={value}>
          <Menu.ItemIndicator />
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}
