import type { SettingName } from "#site/content/site-settings.ts";
import type { AdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { fieldsOf } from "#site/schemas/entity.ts";
import type { Field } from "#site/schemas/entity.ts";
import { settingSections } from "#site/schemas/site-settings.ts";
import type { PaletteEntry } from "./command-palette-model.ts";

/** The sections of Site settings and every setting in them, which only a search lists. */
export function settingEntries(
  openSetting: AdminNavigation["openSetting"],
): readonly PaletteEntry[] {
  return settingSections.flatMap(({ id, title, terms, schema }) => [
    {
      id: `setting-section-${id}`,
      label: title,
      hint: "Site settings",
      also: terms,
      onlyFound: true,
      run: () => {
        openSetting(id);
      },
    },
    ...settingsOf(schema).map(({ name, label }) => ({
      id: `setting-${name}`,
      label,
      hint: title,
      onlyFound: true,
      run: () => {
        openSetting(name);
      },
    })),
  ]);
}

/** The fields of a section by the names of all settings: the sections have none in common. */
function settingsOf(
  schema: (typeof settingSections)[number]["schema"],
): readonly Field<SettingName>[] {
  return fieldsOf(schema);
}
