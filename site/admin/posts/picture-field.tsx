import { useWatch } from "react-hook-form";
import { MediaInput } from "#site/admin/shell/media-input.tsx";
import { FILE_MESSAGES } from "./post-options.ts";
import type { PostFormState } from "./use-post-form.ts";

/** A picture or a film; without one the post gets the stock picture. */
export function PictureField({
  state: { form, file, setFile },
}: {
  readonly state: PostFormState;
}) {
  const pictureUrl = useWatch({ control: form.control, name: "pictureUrl" });
  return (
    <MediaInput
      label="Featured Image"
      kind="image-or-video"
      file={file}
      storedUrl={pictureUrl}
      messages={FILE_MESSAGES}
      hint="Image or video, up to 10MB. Without one, a stock picture is shown."
      removeLabel="Remove Image"
      onChoose={setFile}
      onRemove={() => {
        if (file === null) form.setValue("pictureUrl", "", { shouldDirty: true });
        setFile(null);
      }}
    />
  );
}
