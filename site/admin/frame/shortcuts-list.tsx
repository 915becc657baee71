import { Flex, HStack, Kbd, Stack, Switch, Text } from "@chakra-ui/react";
import { appleOrder, keyLabel } from "#site/platform/keyboard.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { SHORTCUTS, TAB_KEYS } from "./shortcuts.ts";
import { useSingleKeys } from "./single-keys.ts";

/** All shortcuts, and the switch for those of a single key. */
export function ShortcutsList() {
  const { keyboard } = usePlatform();
  return (
    <>
      <SingleKeysSwitch />
      <Stack gap="0">
        {SHORTCUTS.map(({ keys, does }) => (
          <Flex key={does} justify="space-between" gap="4" borderTopWidth="1px" paddingBlock="2.5">
            <Text textStyle="ui">{does}</Text>
            <HStack gap="1" flexShrink="0" alignSelf="flex-start">
              {(keyboard === "apple" ? appleOrder(keys) : keys).map((key) => (
                <Kbd key={key}>{keyLabel(key, keyboard)}</Kbd>
              ))}
            </HStack>
          </Flex>
        ))}
      </Stack>
    </>
  );
}

function SingleKeysSwitch() {
  const { isOn, set } = useSingleKeys();
  return (
    <Switch.Root
      marginBottom="4"
      checked={isOn}
      onCheckedChange={({ checked }) => {
        set(checked);
      }}
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label textStyle="ui">
        Single keys (N, E, S, A, R, {TAB_KEYS}, /, ?) do something on this device
      </Switch.Label>
    </Switch.Root>
  );
}
