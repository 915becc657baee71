import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router-dom";
import type { SettingName } from "#site/content/site-settings.ts";
import { SETTING_PARAM } from "#site/admin/navigation/dashboard-tabs.ts";
import { goToSection } from "#site/admin/pages/go-to-section.ts";
import { fieldsOf } from "#site/schemas/entity.ts";
import { settingSections } from "#site/schemas/site-settings.ts";
import type { SettingSectionId } from "#site/schemas/site-settings.ts";

/** Element id of the heading of a section. */
export const settingSectionId = (id: SettingSectionId) => `settings-section-${id}`;

/** Moves focus to the section or setting in the URL, at each navigation to it; lists of rows get it at their section. */
export function useOpenedSetting({ setFocus }: UseFormReturn<Record<SettingName, string>>) {
  const { key, search } = useLocation();
  useEffect(() => {
    const target = new URLSearchParams(search).get(SETTING_PARAM);
    if (target === null) return undefined;
    // A page that opens moves focus to its heading in the first frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        focusSetting(target, setFocus);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [key, search, setFocus]);
}

function focusSetting(target: string, setFocus: (name: SettingName) => void) {
  for (const { id, schema } of settingSections) {
    const field = fieldsOf(schema).find(({ name }) => name === target);
    if (id !== target && field === undefined) continue;
    goToSection(settingSectionId(id));
    if (field !== undefined) setFocus(field.name);
  }
}
