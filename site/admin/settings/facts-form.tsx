import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useForm, useWatch } from "react-hook-form";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import { siteFactsFrom } from "#site/content/site-facts.ts";
import type { FactName, SiteFacts } from "#site/content/site-facts.ts";
import { Section } from "#site/admin/rooms/section.tsx";
import { useRoomGuard } from "#site/admin/rooms/use-room-guard.ts";
import { toast } from "#site/ui/toaster.tsx";
import { Disagreements } from "./disagreements.tsx";
import { FACT_GROUPS } from "./fact-fields.ts";
import { FactInputs } from "./fact-inputs.tsx";
import { factNamed } from "./fact-rules.ts";
import { useSaveSiteFacts } from "./use-site-facts.ts";

export function FactsForm({ facts }: { readonly facts: SiteFacts }) {
  const form = useForm<Record<FactName, string>>({ defaultValues: facts });
  const { isDirty } = form.formState;
  const currentValues = useWatch({ control: form.control });
  const save = useSaveSiteFacts();
  useRoomGuard(isDirty, "Site facts");

  const submit = form.handleSubmit((values) => {
    const settings = siteFactsFrom(values);
    save.mutate(settings, {
      onSuccess: () => {
        form.reset(settings);
        toast.success({
          title: "Facts Saved",
          description: "Visitors see them the next time they open a page.",
        });
      },
      onError: (error) => {
        const name = error instanceof DataError ? factNamed(error.field) : null;
        if (name !== null)
          form.setError(name, { message: messageOf(error) }, { shouldFocus: true });
      },
    });
  });
  const change = (part: Partial<Record<FactName, string>>) => {
    for (const [name, text] of Object.entries(part) as [FactName, string][]) {
      form.setValue(name, text, { shouldDirty: true, shouldValidate: true });
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <Stack gap="6">
        <Disagreements facts={siteFactsFrom(currentValues)} onChange={change} />
        {FACT_GROUPS.map(({ title, about, fields }) => (
          <Section key={title} title={title} about={about}>
            <FactInputs fields={fields} form={form} />
          </Section>
        ))}
        {save.isError && (
          <Text role="alert" textStyle="ui" color="fg.error">
            {messageOf(save.error) || "The facts could not be saved. Please try again."}
          </Text>
        )}
        <HStack position="sticky" bottom="-6" bg="bg.panel" paddingBlock="3" borderTopWidth="1px">
          <Button type="submit" loading={save.isPending} disabled={!isDirty}>
            Save facts
          </Button>
          <Text textStyle="caption" color="fg.muted">
            {isDirty ? "Not saved yet." : "Everything is saved."}
          </Text>
        </HStack>
      </Stack>
    </form>
  );
}
