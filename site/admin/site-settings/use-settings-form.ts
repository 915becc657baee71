import { useCallback, useState } from "react";
import { useForm } from "react-hook-form";
import { settingNames } from "#site/content/site-settings.ts";
import type { SettingName, SiteSettings } from "#site/content/site-settings.ts";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";
import { localDraftScope } from "#site/admin/form-safety/local-draft-model.ts";
import { useLocalDraft } from "#site/admin/form-safety/use-local-draft.ts";
import { useFormChanges } from "#site/admin/form-safety/use-form-changes.ts";
import { parseChangedLocalDraft } from "#site/schemas/form.ts";
import { siteSettingsSchema } from "#site/schemas/site-settings.ts";

const SCOPE = localDraftScope("site-settings", null);

/** The form of the site settings, with a draft on this device until they are saved. */
export function useSettingsForm(settings: SiteSettings) {
  // A refetch replaces neither the values nor what they are compared with.
  const [initial] = useState(settings);
  const form = useForm<Record<SettingName, string>>({ defaultValues: initial });
  const parse = useCallback(
    (stored: unknown) => parseChangedLocalDraft(siteSettingsSchema, stored, initial),
    [initial],
  );
  const draft = useLocalDraft(SCOPE, parse);
  useFormChanges(form, draft.change);
  useUnsavedGuard({
    dirty: form.formState.isDirty,
    name: "Site settings",
    isStored: draft.isStored,
  });
  const restore = async () => {
    const restored = await draft.restore();
    if (restored !== null) form.reset(restored.values, { keepDefaultValues: true });
  };
  return {
    form,
    draftStatus: draft.status,
    draftNotices: {
      offered: draft.offered,
      inOtherTab: draft.inOtherTab,
      rowSavedAt: null,
      onRestore: () => void restore(),
      onDiscard: draft.discard,
    },
    /** Call when the settings are saved. Fields changed since the request stay as typed. */
    markSaved: (saved: SiteSettings, submitted: SiteSettings) => {
      const current = form.getValues();
      const changed = settingNames.filter((name) => current[name] !== submitted[name]);
      form.reset(saved);
      for (const name of changed) form.setValue(name, current[name], { shouldDirty: true });
      if (changed.length === 0) draft.clear();
    },
  };
}
