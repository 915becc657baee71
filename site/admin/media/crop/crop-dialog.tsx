import { Button, Dialog, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { ImageEdit } from "#supabase/data/image-edit.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
import { UploadProgress } from "../upload-progress.tsx";
import { UPLOAD_CANCELLED } from "../upload-messages.ts";
import { isCancelled } from "../use-upload.ts";
import { CropEditor } from "./crop-editor.tsx";
import type { CropSource } from "./crop-source.ts";
import { useCrop } from "./use-crop.ts";

interface CropDialogProps {
  readonly source: CropSource;
  /** Gets the address of the crop; null if the member cancels. */
  readonly onDone: (url: string | null) => void;
}

/** Crops, turns and straightens an image. The result is a new file; the original stays in the library. */
export function CropDialog({ source, onDone }: CropDialogProps) {
  const { original, store, runningUpload } = useCrop(source);
  const [changed, setChanged] = useState<ImageEdit | null>(null);
  const edit = changed ?? original.data?.edit ?? null;
  const errorId = useId();
  const save = async () => {
    if (edit === null) return;
    try {
      onDone(await store.mutateAsync(edit));
    } catch (error) {
      console.warn("[crop]", error);
    }
  };
  return (
    <DialogFrame
      title="Crop the picture"
      closeLabel="Close without cropping"
      size="xl"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      onClose={() => {
        onDone(null);
      }}
    >
      <Dialog.Body>
        {original.isPending && <LoadingSkeleton height="60" label="Loading the picture" />}
        {original.isError && (
          <ErrorState
            message={`The picture could not be opened. ${messageOf(original.error)}`.trim()}
            onRetry={() => void original.refetch()}
          />
        )}
        {original.isSuccess && edit !== null && (
          <CropEditor bitmap={original.data.bitmap} edit={edit} onChange={setChanged} />
        )}
        {store.isError && (
          <Text id={errorId} role="alert" textStyle="caption" color="fg.error" marginTop="3">
            {isCancelled(store.error)
              ? UPLOAD_CANCELLED
              : messageOf(store.error) || "The crop could not be stored. Please try again."}
          </Text>
        )}
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        {runningUpload !== null && (
          <UploadProgress
            name="the crop"
            percent={runningUpload.percent}
            onCancel={runningUpload.cancel}
          />
        )}
        <Text
          textStyle="caption"
          color="fg.muted"
          marginEnd="auto"
          flexBasis={{ base: "full", md: "auto" }}
        >
          The original stays in the library.
        </Text>
        <Button
          type="button"
          variant="outline"
          onClick={() => {
            onDone(null);
          }}
        >
          Cancel
        </Button>
        <Button
          type="button"
          disabled={edit === null || original.data === undefined}
          loading={store.isPending}
          onClick={() => void save()}
        >
          Use crop
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
