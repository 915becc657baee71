import { useWatch } from "react-hook-form";
import { MissingDescriptions } from "#site/admin/media/missing-descriptions.tsx";
import { useUndescribedImages } from "#site/admin/rich-text-editor/index.ts";
import type { PostFormState } from "./use-post-form.ts";

/** How many images of the post's text lack a description, and a button that asks for them one by one. */
export function MissingBodyDescriptions({
  state: { form, bodyImages },
}: {
  readonly state: PostFormState;
}) {
  const content = useWatch({ control: form.control, name: "content" });
  const { count, requestDescriptions } = useUndescribedImages(content, bodyImages);
  return <MissingDescriptions count={count} onDescribe={requestDescriptions} />;
}
