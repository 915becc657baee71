import { Box, Button, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import { CENTRE } from "#supabase/data/image-focus.ts";
import type { ImageFocus } from "#supabase/data/image-focus.ts";
import { COARSE, fingerArea } from "#site/ui/theme/touch.ts";

interface FocusFieldProps {
  /** Image source: a URL, or a ref callback that sets it. */
  readonly source: { readonly src: string } | { readonly ref: (image: HTMLImageElement) => void };
  readonly value: ImageFocus;
  readonly onChange: (focus: ImageFocus) => void;
}

/** Collapsible picker for the focal point that every crop of an image includes. */
export function FocalPointPicker(props: FocusFieldProps) {
  const { value } = props;
  const { open, button } = useFocusSwitch();
  return (
    <Stack gap="3" width="full">
      <HStack gap="2" flexWrap="wrap">
        <Button size="xs" variant="outline" {...button} />
        <Text textStyle="caption" color="fg.muted">
          {isCentre(value) ? "The centre" : describe(value)}
        </Text>
      </HStack>
      {open && <FocalPointEditor {...props} />}
    </Stack>
  );
}

/** State and button props to open and close a picker. */
export function useFocusSwitch() {
  const [open, setOpen] = useState(false);
  const button = {
    type: "button",
    "aria-expanded": open,
    children: "Focal point",
    onClick: () => {
      setOpen(!open);
    },
  } as const;
  return { open, button };
}

/** The image with its draggable focal point, and previews of the crops. */
export function FocalPointEditor(props: FocusFieldProps) {
  const { value, onChange } = props;
  return (
    <Stack gap="3" width="full">
      <Picker {...props} />
      <Text textStyle="caption" color="fg.muted">
        Crops keep this point in view. Click the picture, drag the point, or move it with the arrow
        keys (with Shift in larger steps).
      </Text>
      <Button
        type="button"
        size="xs"
        variant="outline"
        alignSelf="flex-start"
        disabled={isCentre(value)}
        onClick={() => {
          onChange(CENTRE);
        }}
      >
        Back to the centre
      </Button>
    </Stack>
  );
}

function isCentre({ x, y }: ImageFocus): boolean {
  return x === CENTRE.x && y === CENTRE.y;
}

function Picker({ source, value, onChange }: FocusFieldProps) {
  const setPoint = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const share = (at: number, length: number) => clampPercent((at / Math.max(length, 1)) * 100);
    onChange({ x: share(event.clientX - left, width), y: share(event.clientY - top, height) });
  };
  return (
    <Stack gap="3">
      <Box
        position="relative"
        alignSelf="flex-start"
        cursor="crosshair"
        touchAction="none"
        userSelect="none"
        bg="bg.muted"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setPoint(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) setPoint(event);
        }}
      >
        <chakra.img
          {...source}
          alt=""
          draggable={false}
          display="block"
          maxWidth="100%"
          maxHeight="16rem"
        />
        <Point value={value} onChange={onChange} />
      </Box>
      <HStack gap="3" align="flex-end" aria-hidden>
        {CROP_RATIOS.map((aspectRatio) => (
          <Box key={aspectRatio} height="16" aspectRatio={aspectRatio} bg="bg.muted">
            <chakra.img
              {...source}
              alt=""
              width="100%"
              height="100%"
              objectFit="cover"
              style={{ objectPosition: `${value.x}% ${value.y}%` }}
            />
          </Box>
        ))}
      </HStack>
    </Stack>
  );
}

/** Aspect ratios the site crops to: portrait and square cards, and the social card. */
const CROP_RATIOS = [4 / 5, 1, 1200 / 630];

function Point({ value, onChange }: Omit<FocusFieldProps, "source">) {
  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label="Focal point"
      aria-roledescription="two-way slider"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value.x}
      aria-valuetext={describe(value)}
      position="absolute"
      width="6"
      height="6"
      marginTop="-3"
      marginInlineStart="-3"
      borderRadius="full"
      borderWidth="2px"
      borderColor="white"
      bg="clay.solid/60"
      boxShadow="0 0 0 1px rgb(0 0 0 / 0.6)"
      style={{ left: `${value.x}%`, top: `${value.y}%` }}
      _focusVisible={{ outline: "3px solid", outlineColor: "colorPalette.focusRing" }}
      css={{ [COARSE]: { _before: fingerArea("-2.5") } }}
      onKeyDown={(event) => {
        const moved = moveByKey(event, value);
        if (moved === null) return;
        event.preventDefault();
        onChange(moved);
      }}
    />
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function moveByKey({ key, shiftKey }: KeyboardEvent, { x, y }: ImageFocus): ImageFocus | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const length = shiftKey ? 10 : 1;
  return { x: clampPercent(x + step[0] * length), y: clampPercent(y + step[1] * length) };
}

function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}

function describe({ x, y }: ImageFocus): string {
  return `${x}% from the left, ${y}% from the top`;
}
