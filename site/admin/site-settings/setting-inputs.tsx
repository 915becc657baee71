import { SimpleGrid } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import type { SettingName } from "#site/content/site-settings.ts";
import { SelectField, TextareaField, TextField } from "#site/ui/fields.tsx";
import { optionsOf } from "#site/schemas/form.ts";
import type { Field } from "#site/schemas/entity.ts";
import { settingRows } from "#site/schemas/setting-rows.ts";
import { SettingRowsField } from "./setting-rows-field.tsx";
import { settingRules } from "./setting-rules.ts";

type SettingField = Field<SettingName>;

interface SettingInputsProps {
  readonly fields: readonly SettingField[];
  readonly form: UseFormReturn<Record<SettingName, string>>;
}

/** Renders one control per site setting of a section. */
export function SettingInputs({ fields, form }: SettingInputsProps) {
  return (
    <SimpleGrid
      columns={{ base: 1, md: 2 }}
      gap="4"
      // Lists of rows take the whole page.
      {...(fields.some(({ name }) => settingRows[name] !== undefined)
        ? { rowGap: "8" }
        : { maxWidth: "form" })}
    >
      {fields.map((field) => (
        <div key={field.name} style={field.half === true ? undefined : { gridColumn: "1 / -1" }}>
          <SettingInput field={field} form={form} />
        </div>
      ))}
    </SimpleGrid>
  );
}

interface SettingInputProps extends Omit<SettingInputsProps, "fields"> {
  readonly field: SettingField;
}

function SettingInput({ field, form }: SettingInputProps) {
  const format = settingRows[field.name];
  if (format !== undefined) return <SettingRowsField field={field} format={format} form={form} />;
  return <SettingControl field={field} form={form} />;
}

function SettingControl({ field, form }: SettingInputProps) {
  const { name, label, help, control: kind = "text", options } = field;
  const shared = {
    label,
    help,
    error: form.formState.errors[name]?.message,
    ...form.register(name, { validate: settingRules[name] }),
  };
  if (options !== undefined) return <SelectField {...shared} options={optionsOf(field)} />;
  if (kind === "lines") return <TextareaField {...shared} rows={3} autoresize maxHeight="20lh" />;
  return <TextField {...shared} type={kind} />;
}
