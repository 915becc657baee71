import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { listPostTags } from "#supabase/data/post-tags.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { TextField } from "#site/ui/fields.tsx";
import { postLabel, postRules } from "./post-form-rules.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { tagCompletions } from "./tag-completion.ts";

/** Comma-separated tags, with the tags in use as completions. */
export function TagsField({ form }: { readonly form: UseFormReturn<PostValues> }) {
  const { register, control, formState } = form;
  const input = useWatch({ control, name: "tags" });
  const client = useStaffClient();
  const { data } = useQuery({
    queryKey: [...adminKeys.posts, "tags"],
    queryFn: ({ signal }) => listPostTags(client, signal),
  });
  const listId = useId();
  return (
    <>
      <TextField
        label={postLabel("tags")}
        autoComplete="off"
        list={listId}
        help="Separated by commas: oak, small flats, light"
        error={formState.errors.tags?.message}
        {...register("tags", { validate: postRules.tags })}
      />
      <datalist id={listId}>
        {tagCompletions(input, data ?? []).map((completion) => (
          <option key={completion} value={completion} />
        ))}
      </datalist>
    </>
  );
}
