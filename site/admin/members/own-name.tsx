import { Button, Stack } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";
import { controlLabel, rulesOf } from "#site/schemas/form.ts";
import { memberSchema } from "#site/schemas/member.ts";
import { TextField } from "#site/ui/fields.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { OwnMember } from "./own-member.tsx";
import { useSetOwnName } from "./use-members.ts";

const { name: nameRule } = rulesOf(memberSchema);

/** The name of the signed-in member. */
export function OwnName() {
  return (
    <OwnMember size={{ height: "24", width: "24rem" }}>
      {({ name }) => <NameForm stored={name} />}
    </OwnMember>
  );
}

function NameForm({ stored }: { readonly stored: string }) {
  const form = useForm({ defaultValues: { name: stored } });
  const { errors, isDirty } = form.formState;
  const save = useSetOwnName();
  useUnsavedGuard({ dirty: isDirty, name: "Your name", isStored: null });
  const submit = form.handleSubmit((typed) => {
    if (save.isPending) return;
    const name = typed.name.trim();
    save.mutate(name, {
      onSuccess: () => {
        form.reset({ name });
        toast.success({ title: "Name Saved", description: `Your colleagues see you as ${name}.` });
      },
      onError: (error) => {
        const message = messageOf(error) || "Your name was not saved. Please try again.";
        form.setError("name", { message }, { shouldFocus: true });
      },
    });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" maxWidth="24rem">
        <TextField
          label={controlLabel(memberSchema, "name")}
          autoComplete="name"
          required
          error={errors.name?.message}
          {...form.register("name", { validate: nameRule })}
        />
        <Button type="submit" variant="outline" loading={save.isPending} alignSelf="flex-start">
          Save name
        </Button>
      </Stack>
    </form>
  );
}
