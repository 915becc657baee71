import { Box, Button, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import { RotateCcw, RotateCw } from "lucide-react";
import { useId, useState } from "react";
import { ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { STRAIGHTEN_MAX } from "#supabase/data/image-edit.ts";
import type { ImageEdit } from "#supabase/data/image-edit.ts";
import { clampCrop, largestCrop, straightenedSize, UNCHANGED } from "./crop-geometry.ts";
import { CropPreview } from "./crop-preview.tsx";
import { CROP_CHOICES } from "./ratios.ts";

interface CropEditorProps {
  readonly bitmap: ImageBitmap;
  readonly edit: ImageEdit;
  readonly onChange: (edit: ImageEdit) => void;
}

/** The image with a crop to drag or to move by arrow keys, and the controls for ratio, turns and angle. */
export function CropEditor({ bitmap, edit, onChange }: CropEditorProps) {
  const [ratio, setRatio] = useState<number | null>(null);
  const changeRatio = (wanted: number | null) => {
    setRatio(wanted);
    if (wanted === null) return;
    onChange({ ...edit, ...largestCrop(straightenedSize(bitmap, edit), wanted) });
  };
  const turn = (quarters: 1 | 3) => {
    const turned = { ...edit, turns: TURNS[(edit.turns + quarters) % 4] ?? 0 };
    onChange({ ...turned, ...largestCrop(straightenedSize(bitmap, turned), ratio) });
  };
  return (
    <Stack gap="4">
      <Box display="flex" justifyContent="center" bg="bg.muted" borderRadius="sm">
        <ReactCrop
          crop={percentOf(edit)}
          keepSelection
          ruleOfThirds
          ariaLabels={LABELS}
          {...(ratio !== null && { aspect: ratio })}
          onChange={(_, { x, y, width, height }) => {
            const shares = { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
            onChange({ ...edit, ...clampCrop(shares) });
          }}
        >
          <CropPreview bitmap={bitmap} turns={edit.turns} angle={edit.angle} />
        </ReactCrop>
      </Box>
      <HStack gap="2" flexWrap="wrap" role="group" aria-label="Ratio">
        {CROP_CHOICES.map(({ label, value }) => (
          <Button
            key={label}
            type="button"
            size="sm"
            variant={ratio === value ? "solid" : "outline"}
            aria-pressed={ratio === value}
            onClick={() => {
              changeRatio(value);
            }}
          >
            {label}
          </Button>
        ))}
      </HStack>
      <HStack gap="2" flexWrap="wrap">
        <Button
          type="button"
          size="sm"
          variant="outline"
          onClick={() => {
            turn(3);
          }}
        >
          <RotateCcw aria-hidden /> Turn left
        </Button>
        <Button
          type="button"
          size="sm"
          variant="outline"
          onClick={() => {
            turn(1);
          }}
        >
          <RotateCw aria-hidden /> Turn right
        </Button>
        <Straighten
          angle={edit.angle}
          onChange={(angle) => {
            onChange({ ...edit, angle });
          }}
        />
        <Button
          type="button"
          size="sm"
          variant="ghost"
          onClick={() => {
            setRatio(null);
            onChange(UNCHANGED);
          }}
        >
          Whole picture
        </Button>
      </HStack>
    </Stack>
  );
}

const TURNS = [0, 1, 2, 3] as const;

const LABELS = {
  cropArea: "Crop: move it with the arrow keys, with Shift in larger steps",
  nwDragHandle: "Top left corner of the crop",
  nDragHandle: "Top edge of the crop",
  neDragHandle: "Top right corner of the crop",
  eDragHandle: "Right edge of the crop",
  seDragHandle: "Bottom right corner of the crop",
  sDragHandle: "Bottom edge of the crop",
  swDragHandle: "Bottom left corner of the crop",
  wDragHandle: "Left edge of the crop",
} as const;

function percentOf({ x, y, width, height }: ImageEdit) {
  return { unit: "%", x: x * 100, y: y * 100, width: width * 100, height: height * 100 } as const;
}

interface StraightenProps {
  readonly angle: number;
  readonly onChange: (angle: number) => void;
}

function Straighten({ angle, onChange }: StraightenProps) {
  const id = useId();
  return (
    <HStack gap="2" flex="1" minWidth="14rem" minHeight="11">
      <chakra.label htmlFor={id} textStyle="ui">
        Straighten
      </chakra.label>
      <chakra.input
        id={id}
        type="range"
        flex="1"
        minHeight="6"
        min={-STRAIGHTEN_MAX}
        max={STRAIGHTEN_MAX}
        step="0.5"
        value={angle}
        accentColor="clay.solid"
        aria-valuetext={`${String(angle)} degrees`}
        onChange={(event) => {
          onChange(Number(event.target.value));
        }}
      />
      <Text textStyle="caption" color="fg.muted" minWidth="5ch" textAlign="end" aria-hidden>
        {angle}°
      </Text>
    </HStack>
  );
}
