import { Button, HStack, Stack } from "@chakra-ui/react";
import { useForm, useWatch } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";
import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
import { signatureSchema } from "#site/schemas/reply-template.ts";
import { TextareaField } from "#site/ui/fields.tsx";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { STUDIO_SIGNATURE, useOwnSignature, useSaveSignature } from "./use-reply-signature.ts";

/** The end of the signed-in member's replies. */
export function OwnSignature() {
  const own = useOwnSignature();
  if (own.isPending) return <LoadingSkeleton height="24" label="Loading the signature" />;
  if (own.isLoadingError) {
    return (
      <ErrorState
        message={`The signature could not be loaded. ${messageOf(own.error)}`.trim()}
        onRetry={() => void own.refetch()}
      />
    );
  }
  return <SignatureForm stored={own.data ?? STUDIO_SIGNATURE} />;
}

const rules = rulesOf(signatureSchema);

function SignatureForm({ stored }: { readonly stored: string }) {
  const form = useForm({ defaultValues: { signature: stored } });
  const { errors, isDirty } = form.formState;
  const save = useSaveSignature();
  const typed = useWatch({ control: form.control, name: "signature" });
  useUnsavedGuard({ dirty: isDirty, name: "The signature", isStored: null });
  const submit = form.handleSubmit(({ signature }) => {
    if (save.isPending) return;
    save.mutate(signature, {
      onSuccess: (saved) => {
        form.reset({ signature: saved ?? STUDIO_SIGNATURE });
        toast.success({ title: "Signature Saved", description: "Your next reply ends with it." });
      },
      onError: (error) => {
        const message = messageOf(error) || "The signature was not saved. Please try again.";
        form.setError("signature", { message }, { shouldFocus: true });
      },
    });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3" maxWidth="32rem">
        <TextareaField
          label={fieldLabel(signatureSchema, "signature")}
          rows={4}
          help="Empty: your replies end without one."
          error={errors.signature?.message}
          {...form.register("signature", { validate: rules.signature })}
        />
        <HStack gap="3" flexWrap="wrap">
          <Button
            type="submit"
            size="sm"
            variant="outline"
            loading={save.isPending}
            disabled={!isDirty}
          >
            Save signature
          </Button>
          {typed !== STUDIO_SIGNATURE && (
            <Button
              type="button"
              size="sm"
              variant="outline"
              onClick={() => {
                form.setValue("signature", STUDIO_SIGNATURE, { shouldDirty: true });
                form.setFocus("signature");
              }}
            >
              Use the studio’s
            </Button>
          )}
        </HStack>
      </Stack>
    </form>
  );
}
