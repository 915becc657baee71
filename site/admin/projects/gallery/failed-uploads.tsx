import { Button, HStack, Text } from "@chakra-ui/react";
import type { Upload } from "#site/admin/media/upload-queue.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { failureId } from "./gallery-model.ts";

interface FailedUploadsProps {
  readonly uploads: Uploads;
  /** Ids of the gallery's uploads, in display order. */
  readonly ids: readonly string[];
}

/** A line for each image that could not be uploaded, with its reason and another try. */
export function FailedUploads({ uploads, ids }: FailedUploadsProps) {
  return ids.map((id) => {
    const upload = uploads.get(id);
    return upload?.failure == null ? null : (
      <FailedUpload
        key={id}
        id={failureId(id)}
        upload={upload}
        onRetry={() => {
          uploads.retry(id);
        }}
      />
    );
  });
}

interface FailedUploadProps {
  readonly id: string;
  readonly upload: Upload;
  readonly onRetry: () => void;
}

function FailedUpload({ id, upload, onRetry }: FailedUploadProps) {
  return (
    <HStack gap="3" flexWrap="wrap">
      <Text id={id} role="alert" textStyle="caption" color="fg.error" overflowWrap="anywhere">
        {upload.failure} ({upload.file.name})
      </Text>
      <Button type="button" size="xs" variant="outline" aria-describedby={id} onClick={onRetry}>
        Try again
      </Button>
    </HStack>
  );
}
