import { useWatch } from "react-hook-form";
import type { Control } from "react-hook-form";
import type { PostRow } from "#supabase/data/posts.ts";
import { willBeScheduled } from "#site/admin/schedule/schedule.ts";
import { timePhrase } from "#site/format/time.ts";
import { useCurrentMinute } from "#site/ui/use-current-minute.ts";
import { paths } from "#site/config/paths.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { slugPreview } from "#site/admin/form-safety/slug-preview.ts";

interface PostPathPreviewProps {
  readonly control: Control<PostValues>;
  readonly base: PostRow | null;
}

/** Help text under the title: the URL of the post before or after publication. */
export function PostPathPreview({ control, base }: PostPathPreviewProps) {
  const [title, slug, status, publishOn] = useWatch({
    control,
    name: ["title", "slug", "status", "publishOn"],
  });
  const now = useCurrentMinute();
  const segment = slug.trim() === "" ? slugPreview(title) : slug.trim();
  if (segment === "") return null;
  const url = paths.blogPost(segment);
  if (status === "draft") return <>Stays private. Its address will be {url}</>;
  if (willBeScheduled({ status, publishOn }, base, now)) {
    return (
      <>
        Goes live at {url} {timePhrase(new Date(publishOn))}
      </>
    );
  }
  if (base?.status !== "published") return <>Goes live at {url}</>;
  const publicUrl = paths.blogPost(base.slug);
  if (segment === base.slug) return <>Is live at {publicUrl}</>;
  return <>Is live at {publicUrl}, which leads to the new address once it is saved</>;
}
