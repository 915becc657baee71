import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { defaultSettings } from "#site/content/site-settings.ts";
import type { SettingName } from "#site/content/site-settings.ts";
import { fieldsOf } from "#site/schemas/entity.ts";
import { settingRows } from "#site/schemas/setting-rows.ts";
import { settingSections, siteSettingsSchema } from "#site/schemas/site-settings.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { SettingInputs } from "./setting-inputs.tsx";

afterEach(cleanup);

function SettingsForm() {
  const form = useForm<Record<SettingName, string>>({
    defaultValues: defaultSettings,
    mode: "onChange",
  });
  return settingSections.map(({ title, schema }) => (
    <SettingInputs key={title} fields={fieldsOf(schema)} form={form} />
  ));
}

it("every setting has a control with its label and its value", () => {
  renderInTheme(<SettingsForm />);
  for (const { name, label } of fieldsOf(siteSettingsSchema)) {
    if (Object.hasOwn(settingRows, name)) {
      expect(screen.getByRole("group", { name: label })).toBeTruthy();
      continue;
    }
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(defaultSettings[name]);
  }
  expect(screen.getByLabelText("Home shows").tagName).toBe("SELECT");
  expect(screen.getByLabelText("Opening hours").tagName).toBe("TEXTAREA");
});

it("a value that breaks a rule is reported at its control", async () => {
  renderInTheme(<SettingsForm />);
  fireEvent.change(screen.getByLabelText("Working since (year)"), { target: { value: "10" } });
  expect((await screen.findByRole("alert")).textContent).toBe("Enter a year of four digits.");
});
