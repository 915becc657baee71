import { useWatch } from "react-hook-form";
import type { Control } from "react-hook-form";
import type { PostRow } from "#supabase/data/posts.ts";
import { timePhrase } from "#site/admin/shell/short-time.ts";
import { paths } from "#site/config/paths.ts";
import type { PostValues } from "./post-values.ts";
import { willWait } from "./schedule.ts";
import { slugPreview } from "./slug-preview.ts";

interface AddressLineProps {
  readonly control: Control<PostValues>;
  readonly base: PostRow | null;
}

/** Where readers will find the post, before it is published. */
export function AddressLine({ control, base }: AddressLineProps) {
  const [title, slug, status, publishOn] = useWatch({
    control,
    name: ["title", "slug", "status", "publishOn"],
  });
  const last = slug.trim() === "" ? slugPreview(title) : slug.trim();
  if (last === "") return null;
  const address = paths.blogPost(last);
  if (status === "draft") return <>Stays private. Its address will be {address}</>;
  if (willWait({ status, publishOn }, new Date())) {
    return (
      <>
        Goes live at {address} {timePhrase(new Date(publishOn))}
      </>
    );
  }
  if (base?.status !== "published") return <>Goes live at {address}</>;
  const live = paths.blogPost(base.slug);
  if (last === base.slug) return <>Is live at {live}</>;
  return <>Is live at {live}, which leads to the new address once it is saved</>;
}
