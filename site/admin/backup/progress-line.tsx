import { Progress as Bar, Text } from "@chakra-ui/react";
import type { Progress } from "./use-backup.ts";

interface ProgressLineProps {
  readonly label: string;
  readonly progress: Progress;
}

/** Progress bar with a label and a count; indeterminate while `progress` is null. */
export function ProgressLine({ label, progress }: ProgressLineProps) {
  const share = progress === null || progress.of === 0 ? null : progress.done / progress.of;
  return (
    <Bar.Root value={share === null ? null : Math.round(share * 100)} size="sm">
      <Text role="status" textStyle="caption" color="fg.muted" marginBottom="1">
        {progress === null ? `${label}…` : `${label}: ${progress.done} of ${progress.of}`}
      </Text>
      <Bar.Track aria-label={label}>
        <Bar.Range />
      </Bar.Track>
    </Bar.Root>
  );
}
