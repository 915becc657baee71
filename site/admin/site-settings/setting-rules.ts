import { rulesOf } from "#site/schemas/form.ts";
import { siteSettingsSchema } from "#site/schemas/site-settings.ts";

/** Validation rules by setting: true, or the error message. The server limits their length. */
export const settingRules = rulesOf(siteSettingsSchema);
