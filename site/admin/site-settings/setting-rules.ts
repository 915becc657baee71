import { rulesOf } from "#site/schemas/form.ts";
import { siteSettingsSchema } from "#site/schemas/site-settings.ts";

/** Validation rules by setting: true, or the error message. The server checks lengths and most formats, but not the lines of lists. */
export const settingRules = rulesOf(siteSettingsSchema);
