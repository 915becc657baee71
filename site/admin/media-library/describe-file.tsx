import { Button, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import { describeMedia } from "#supabase/data/media-files.ts";
import type { LibraryFile, MediaTexts } from "#supabase/data/media-files.ts";
import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
import { mediaFileSchema } from "#site/schemas/media-file.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { LineField } from "#site/ui/line-field.tsx";
import { toast } from "#site/ui/toaster.tsx";

const rules = rulesOf(mediaFileSchema);

interface DescribeFileProps {
  readonly file: LibraryFile;
  readonly form: UseFormReturn<MediaTexts>;
  readonly onClose: () => void;
}

/** Description and caption of a file. The description reaches every use without one of its own. */
export function DescribeFile({ file, form, onClose }: DescribeFileProps) {
  const { register, handleSubmit, formState } = form;
  const describe = useDescribe(file, onClose);
  const submit = handleSubmit((texts) => {
    describe.mutate(texts);
  });
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3">
        <LineField
          label={fieldLabel(mediaFileSchema, "alt")}
          help="What it shows, for those who cannot see it. It is used wherever the picture has no other description."
          size="sm"
          autoFocus
          error={formState.errors.alt?.message}
          onEnter={() => void submit()}
          {...register("alt", { validate: rules.alt })}
        />
        <LineField
          label={fieldLabel(mediaFileSchema, "caption")}
          size="sm"
          error={formState.errors.caption?.message}
          onEnter={() => void submit()}
          {...register("caption", { validate: rules.caption })}
        />
        {describe.isError && (
          <Text role="alert" textStyle="caption" color="fg.error">
            {messageOf(describe.error) || "It could not be saved. Please try again."}
          </Text>
        )}
        <HStack gap="2">
          <Button type="submit" size="sm" loading={describe.isPending}>
            Save
          </Button>
          <Button type="button" size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </HStack>
      </Stack>
    </chakra.form>
  );
}

function useDescribe(file: LibraryFile, onSaved: () => void) {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (texts: MediaTexts) => describeMedia(client, file, texts),
    onSuccess: (uses) => {
      onSaved();
      toast.success({ title: "Picture Described", description: usesSentence(uses) });
      for (const queryKey of [adminKeys.media, adminKeys.posts, adminKeys.projects])
        void cache.invalidateQueries({ queryKey });
    },
  });
}

function usesSentence(uses: number): string {
  if (uses === 0) return "No post or project had to change.";
  return uses === 1
    ? "The post or project that shows it has the new description."
    : `The ${String(uses)} posts and projects that show it have the new description.`;
}
