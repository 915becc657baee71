import { useWatch } from "react-hook-form";
import { FILE_MESSAGES } from "#site/admin/media/upload-messages.ts";
import { CENTRE, parseFocalPoint, formatFocalPoint } from "#supabase/data/image-focus.ts";
import type { ImageFocus } from "#supabase/data/image-focus.ts";
import { UPLOAD_MAX_TEXT } from "#supabase/data/limits.ts";
import { MediaInput } from "#site/admin/media/media-input.tsx";
import { postLabel } from "./post-form-rules.ts";
import type { PostFormState } from "./use-post-form.ts";

/** Image or video of the post; without one, the default image is saved. */
export function ImageField({ state: { form, file, setFile } }: { readonly state: PostFormState }) {
  const [featuredImageUrl, focus] = useWatch({
    control: form.control,
    name: ["featuredImageUrl", "focus"],
  });
  const setFocus = (point: ImageFocus) => {
    form.setValue("focus", formatFocalPoint(point), { shouldDirty: true });
  };
  return (
    <MediaInput
      label={postLabel("featuredImageUrl")}
      kind="image-or-video"
      file={file}
      storedUrl={featuredImageUrl}
      messages={FILE_MESSAGES}
      hint={`Image or video, up to ${UPLOAD_MAX_TEXT}. Without one, a stock picture is shown.`}
      removeLabel="Remove Image"
      focus={{ value: parseFocalPoint(focus), onChange: setFocus }}
      onChoose={(chosen) => {
        setFocus(CENTRE);
        setFile(chosen);
      }}
      onStored={(url) => {
        form.setValue("featuredImageUrl", url, { shouldDirty: true });
        setFocus(CENTRE);
        setFile(null);
      }}
      onRemove={() => {
        if (file === null) form.setValue("featuredImageUrl", "", { shouldDirty: true });
        setFocus(CENTRE);
        setFile(null);
      }}
    />
  );
}
