import { Button, HStack } from "@chakra-ui/react";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { localValues } from "#site/admin/session/safe-storage.ts";
import { DEVICES, deviceOf } from "./devices.ts";
import type { DeviceId } from "./devices.ts";

const ICONS = { desktop: Monitor, tablet: Tablet, phone: Smartphone } as const;

interface DeviceChoiceProps {
  readonly chosen: DeviceId;
  readonly onChoose: (id: DeviceId) => void;
}

/** Buttons for the widths of the preview. */
export function DeviceChoice({ chosen, onChoose }: DeviceChoiceProps) {
  return (
    <HStack role="group" aria-label="Width of the preview" gap="1">
      {DEVICES.map(({ id, label, width }) => {
        const Icon = ICONS[id];
        return (
          <Button
            key={id}
            type="button"
            size="sm"
            variant={id === chosen ? "subtle" : "ghost"}
            aria-pressed={id === chosen}
            title={`${label}, ${String(width)} px`}
            onClick={() => {
              onChoose(id);
            }}
          >
            <Icon aria-hidden /> {label}
          </Button>
        );
      })}
    </HStack>
  );
}

/** The width chosen for a place of the preview, stored on this device. */
export function useDevice(place: "beside" | "dialog", fallback: DeviceId) {
  const key = `studio-preview-${place}`;
  const [device, setDevice] = useState(() => deviceOf(localValues.get(key), fallback));
  return {
    device,
    choose: (id: DeviceId) => {
      localValues.set(key, id);
      setDevice(deviceOf(id, fallback));
    },
  };
}
