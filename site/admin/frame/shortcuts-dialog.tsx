import {
  CloseButton,
  Dialog,
  Flex,
  HStack,
  Kbd,
  Portal,
  Stack,
  Switch,
  Text,
} from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { appleOrder, keyLabel } from "#site/platform/keyboard.ts";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { SHORTCUTS, TAB_KEYS, useShortcuts } from "./shortcuts.ts";
import { useSingleKeys } from "./single-keys.ts";

const TYPES = ["shortcuts"] as const;

/** Lists all shortcuts; opened by the menu or by "?". */
export function ShortcutsDialog() {
  const [open, setOpen] = useState(false);
  const { keyboard } = usePlatform();
  useShortcuts();
  useCommands(
    TYPES,
    useCallback((command) => {
      if (command.type === "shortcuts") setOpen(true);
    }, []),
  );
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => {
        setOpen(details.open);
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Keyboard shortcuts</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              <SingleKeysSwitch />
              <Stack gap="0">
                {SHORTCUTS.map(({ keys, does }) => (
                  <Flex
                    key={does}
                    justify="space-between"
                    gap="4"
                    borderTopWidth="1px"
                    paddingBlock="2.5"
                  >
                    <Text textStyle="ui">{does}</Text>
                    <HStack gap="1" flexShrink="0" alignSelf="flex-start">
                      {(keyboard === "apple" ? appleOrder(keys) : keys).map((key) => (
                        <Kbd key={key}>{keyLabel(key, keyboard)}</Kbd>
                      ))}
                    </HStack>
                  </Flex>
                ))}
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close keyboard shortcuts" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
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
