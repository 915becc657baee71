import { Button, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { DEFAULT_AUTHOR } from "#supabase/data/limits.ts";
import { useActiveMembers } from "#site/admin/active-members/use-active-members.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { TextField } from "#site/ui/fields.tsx";
import { postLabel, postRules } from "./post-form-rules.ts";

/**
 * The author: any text, with the names of the members and the default as completions. Browsers offer only completions that
 * contain the text of the field, and a new post has the default there, so a button sets the member's own name.
 */
export function AuthorField({ form }: { readonly form: UseFormReturn<PostValues> }) {
  const { register, control, formState } = form;
  const { data: members = [] } = useActiveMembers();
  const ownId = useSession(({ memberId }) => memberId);
  const ownName = members.find(({ id }) => id === ownId)?.name ?? "";
  const author = useWatch({ control, name: "author" });
  const names = members.map(({ name }) => name).filter((name) => name !== "");
  const listId = useId();
  return (
    <Stack gap="2">
      <TextField
        label={postLabel("author")}
        autoComplete="off"
        list={listId}
        error={formState.errors.author?.message}
        {...register("author", { validate: postRules.author })}
      />
      <datalist id={listId}>
        {[...new Set([...names, DEFAULT_AUTHOR])].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {ownName !== "" && author.trim() !== ownName && (
        <Button
          type="button"
          size="xs"
          variant="outline"
          alignSelf="flex-start"
          onClick={() => {
            form.setValue("author", ownName, { shouldDirty: true, shouldValidate: true });
            form.setFocus("author");
          }}
        >
          Use your name
        </Button>
      )}
    </Stack>
  );
}
