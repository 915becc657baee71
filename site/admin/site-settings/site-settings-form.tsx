import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useWatch } from "react-hook-form";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import { siteSettingsFrom } from "#site/schemas/stored-settings.ts";
import type { SettingName, SiteSettings } from "#site/content/site-settings.ts";
import { Section } from "#site/admin/pages/section.tsx";
import { SectionLinks } from "#site/admin/pages/section-links.tsx";
import { SettingUses } from "#site/admin/website/index.ts";
import { LocalDraftNotices } from "#site/admin/form-safety/local-draft-notices.tsx";
import { LocalDraftStatusLine } from "#site/admin/form-safety/local-draft-status.tsx";
import { fieldsOf } from "#site/schemas/entity.ts";
import { fieldOfName } from "#site/schemas/form.ts";
import { settingSections, siteSettingsSchema } from "#site/schemas/site-settings.ts";
import { toast } from "#site/ui/toaster.tsx";
import { SettingConflicts } from "./setting-conflicts.tsx";
import { SettingInputs } from "./setting-inputs.tsx";
import { settingSectionId, useOpenedSetting } from "./use-opened-setting.ts";
import { useSettingsForm } from "./use-settings-form.ts";
import { useSaveSiteSettings } from "./use-site-settings.ts";
import { AT_THE_END } from "#site/ui/theme/touch.ts";

/** With the element ids of their headings and the labels of the buttons that lead to them. */
const SECTIONS = settingSections.map((section) => ({
  ...section,
  id: settingSectionId(section.id),
  label: section.title,
}));

/** All site settings in one form, for owners. Saving stores only those that differ from their default. */
export function SiteSettingsForm({ settings }: { readonly settings: SiteSettings }) {
  const { form, draftStatus, draftNotices, markSaved } = useSettingsForm(settings);
  const { isDirty, defaultValues } = form.formState;
  const saved = siteSettingsFrom({ ...settings, ...defaultValues });
  const current = siteSettingsFrom(useWatch({ control: form.control }));
  const save = useSaveSiteSettings();
  useOpenedSetting(form);

  const submit = form.handleSubmit((values) => {
    const settings = siteSettingsFrom(values);
    save.mutate(settings, {
      onSuccess: () => {
        markSaved(settings, values);
        toast.success({
          title: "Settings Saved",
          description: "Visitors see them the next time they open a page.",
        });
      },
      onError: (error) => {
        const name =
          error instanceof DataError ? fieldOfName(siteSettingsSchema, error.field) : null;
        if (name !== null)
          form.setError(name, { message: messageOf(error) }, { shouldFocus: true });
      },
    });
  });
  const change = (part: Partial<Record<SettingName, string>>) => {
    for (const [name, text] of Object.entries(part) as [SettingName, string][]) {
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
        <SectionLinks name="Sections of the settings" sections={SECTIONS} />
        <LocalDraftNotices {...draftNotices} />
        <SettingConflicts settings={current} onChange={change} />
        {SECTIONS.map(({ id, title, about, schema }) => (
          <Section key={id} title={title} about={about} headingId={id}>
            <SettingInputs fields={fieldsOf(schema)} form={form} />
          </Section>
        ))}
        {isDirty && <SettingUses before={saved} after={current} />}
        {save.isError && (
          <Text role="alert" textStyle="ui" color="fg.error">
            {messageOf(save.error) || "The settings could not be saved. Please try again."}
          </Text>
        )}
        <HStack
          position="sticky"
          bottom="0"
          css={AT_THE_END}
          bg="bg"
          paddingBlock="3"
          borderTopWidth="1px"
        >
          <Button type="submit" loading={save.isPending} disabled={!isDirty}>
            Save settings
          </Button>
          <Text textStyle="caption" color="fg.muted">
            {isDirty ? "Not saved yet." : "Everything is saved."}
          </Text>
          <LocalDraftStatusLine status={draftStatus} savedAt={null} />
        </HStack>
      </Stack>
    </form>
  );
}
