import { Button, HStack, Progress } from "@chakra-ui/react";

interface UploadProgressProps {
  readonly name: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly onCancel?: () => void;
}

/** Progress bar of an upload with a cancel button. */
export function UploadProgress({ name, percent, onCancel }: UploadProgressProps) {
  return (
    <Progress.Root value={percent} size="xs" width="full">
      <HStack gap="3">
        <Progress.Track flex="1" aria-label={`Uploading ${name}`}>
          <Progress.Range />
        </Progress.Track>
        <Progress.ValueText textStyle="caption" color="fg.muted" minWidth="5ch">
          {percent === 0 ? "Preparing…" : `${String(percent)} %`}
        </Progress.ValueText>
        {onCancel !== undefined && (
          <Button type="button" size="xs" variant="outline" onClick={onCancel}>
            Cancel upload
          </Button>
        )}
      </HStack>
    </Progress.Root>
  );
}
