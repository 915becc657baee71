import { Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { Member } from "#supabase/data/members.ts";
import { MediaInput } from "#site/admin/media/media-input.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { IMAGE_HINT, IMAGE_MESSAGES } from "#site/admin/media/upload-messages.ts";
import { OwnMember } from "./own-member.tsx";
import { useOwnPhoto } from "./use-own-photo.ts";

/** The photo of the signed-in member: from the library or a file. */
export function OwnPhoto() {
  return (
    <OwnMember size={{ height: "40", width: "24rem" }}>
      {(own) => <PhotoField own={own} />}
    </OwnMember>
  );
}

function PhotoField({ own }: { readonly own: Member }) {
  const { file, failure, runningUpload, isBusy, store, upload } = useOwnPhoto();
  const failureId = useId();
  return (
    <Stack gap="3" maxWidth="24rem">
      <MediaInput
        label="Photo"
        kind="image"
        file={file}
        storedUrl={own.photo === "" ? null : own.photo}
        messages={IMAGE_MESSAGES}
        hint={IMAGE_HINT}
        removeLabel="Remove Photo"
        disabled={isBusy}
        describedBy={failure === null ? undefined : failureId}
        onChoose={(chosen) => void upload(chosen)}
        onStored={(url) => void store(url)}
        onRemove={() => void store("")}
      />
      {failure !== null && (
        <Text id={failureId} role="alert" textStyle="ui" color="fg.error">
          {failure}
        </Text>
      )}
      {runningUpload !== null && (
        <UploadProgress
          name={file?.name ?? ""}
          percent={runningUpload.percent}
          onCancel={runningUpload.cancel}
        />
      )}
    </Stack>
  );
}
