import { Button, chakra, Dialog, Stack, Text } from "@chakra-ui/react";
import { MediaInput } from "#site/admin/media/media-input.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { IMAGE_HINT, IMAGE_MESSAGES } from "#site/admin/media/upload-messages.ts";
import type { UploadedImage } from "#site/content/page-copy.ts";
import { TextField } from "#site/ui/fields.tsx";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
import type { CopyEntry } from "./copy-model.ts";
import { usePageImage } from "./use-page-image.ts";

interface PageImageDialogProps {
  readonly entry: CopyEntry;
  /** The uploaded image of this place; null while the site's own is shown. */
  readonly stored: UploadedImage | null;
  readonly onApply: (image: UploadedImage) => void;
  readonly onClose: () => void;
}

/** Chooses an image for a place of a page: from the library or a file, with focal point, crop and description. */
export function PageImageDialog({ entry, stored, onApply, onClose }: PageImageDialogProps) {
  const image = usePageImage(stored, (applied) => {
    onApply(applied);
    onClose();
  });
  return (
    <DialogFrame
      title={entry.label}
      closeLabel="Close without a change"
      scrollBehavior="inside"
      // Neither a click beside the dialog nor Escape cancels a running upload.
      closeOnInteractOutside={false}
      closeOnEscape={image.runningUpload === null}
      onClose={onClose}
    >
      <chakra.form
        display="contents"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void image.apply();
        }}
      >
        <Dialog.Body>
          <ImageFields image={image} standard={entry.standard} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button type="button" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={image.runningUpload !== null}>
            Use Picture
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </DialogFrame>
  );
}

interface ImageFieldsProps {
  readonly image: ReturnType<typeof usePageImage>;
  /** Description of the site's own image. */
  readonly standard: string;
}

function ImageFields({ image, standard }: ImageFieldsProps) {
  const { file, problems, runningUpload } = image;
  return (
    <Stack gap="5">
      <MediaInput
        label="Picture"
        kind="image"
        file={file}
        storedUrl={image.address}
        messages={IMAGE_MESSAGES}
        hint={IMAGE_HINT}
        removeLabel="Remove"
        disabled={runningUpload !== null}
        focus={{ value: image.focus, onChange: image.setFocus }}
        onChoose={image.choose}
        onStored={image.chooseStored}
        onRemove={image.remove}
      />
      {problems.image !== null && (
        <Text role="alert" textStyle="ui" color="fg.error">
          {problems.image}
        </Text>
      )}
      {runningUpload !== null && (
        <UploadProgress
          name={file?.name ?? ""}
          percent={runningUpload.percent}
          onCancel={runningUpload.cancel}
        />
      )}
      <TextField
        label="Description"
        required
        help={`What it shows, for those who cannot see it. The original’s: “${standard}”`}
        value={image.alt}
        error={problems.alt ?? undefined}
        onChange={({ target }) => {
          image.setAlt(target.value);
        }}
      />
    </Stack>
  );
}
