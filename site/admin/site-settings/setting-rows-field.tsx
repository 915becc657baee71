import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { useId, useImperativeHandle } from "react";
import { useController } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { RowList } from "#site/admin/data-table/row-list.tsx";
import type { SettingName } from "#site/content/site-settings.ts";
import { fieldsOf } from "#site/schemas/entity.ts";
import type { Field } from "#site/schemas/entity.ts";
import { optionsOf } from "#site/schemas/form.ts";
import { hasBar, rowProblems, rowsRule } from "#site/schemas/list-rows.ts";
import type { ListFormat, ListRow } from "#site/schemas/list-rows.ts";
import { SelectField, TextField } from "#site/ui/fields.tsx";
import { settingRules } from "./setting-rules.ts";
import { useListRows } from "./use-list-rows.ts";

interface SettingRowsFieldProps {
  readonly field: Field<SettingName>;
  readonly format: ListFormat;
  readonly form: UseFormReturn<Record<SettingName, string>>;
}

/** A setting that is a list: a row of labelled inputs for each of its lines. */
export function SettingRowsField({ field, format, form }: SettingRowsFieldProps) {
  const { name, label, help } = field;
  const fieldId = useId();
  const { field: input, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: { rows: (list) => rowsRule(format, list), list: settingRules[name] } },
  });
  const { rows, ...actions } = useListRows(format, input.value, input.onChange);
  const problems = rows.map(({ texts }) => rowProblems(format, texts));
  const nameOf = (index: number, cell: string) => `${fieldId}-${rows[index]?.id ?? ""}-${cell}`;
  const [invalid] = problems.flatMap((row, index) =>
    Object.keys(row).map((cell) => nameOf(index, cell)),
  );
  const error = invalid === undefined ? fieldState.error?.message : undefined;
  // The form focuses the list when it is refused.
  useImperativeHandle(input.ref, () => ({
    focus: () => {
      const cell = invalid === undefined ? undefined : document.getElementsByName(invalid)[0];
      (cell ?? document.getElementById(fieldId)?.querySelector("button"))?.focus();
    },
  }));
  return (
    <Stack id={fieldId} gap="2">
      <RowList
        legend={label}
        noun={format.noun}
        about={help}
        empty={format.empty}
        isWide
        ids={rows.map(({ id }) => id)}
        row={(index) => (
          <RowInputs
            format={format}
            texts={rows[index]?.texts ?? {}}
            problems={problems[index] ?? {}}
            isChecked={fieldState.invalid}
            nameOf={(each) => nameOf(index, each)}
            onChange={(each, text) => {
              actions.write(index, each, text);
            }}
            onBlur={input.onBlur}
          />
        )}
        onAdd={actions.add}
        onMove={actions.move}
        onRemove={actions.remove}
      />
      {error !== undefined && (
        <Text role="alert" textStyle="caption" color="fg.error">
          {error}
        </Text>
      )}
    </Stack>
  );
}

interface RowInputsProps {
  readonly format: ListFormat;
  readonly texts: ListRow;
  readonly problems: ListRow;
  /** The form has refused the list. Before, only a text that can never be part of it is reported. */
  readonly isChecked: boolean;
  readonly nameOf: (cell: string) => string;
  readonly onChange: (name: string, text: string) => void;
  readonly onBlur: () => void;
}

function RowInputs({ format, texts, problems, isChecked, ...props }: RowInputsProps) {
  return (
    <Flex wrap="wrap" gap="3">
      {fieldsOf(format.schema).map((field) => {
        const { name, label, half, options, placeholder } = field;
        const text = texts[name] ?? "";
        const shared = {
          name: props.nameOf(name),
          label,
          value: text,
          error: isChecked || hasBar(text) ? problems[name] : undefined,
          onChange: ({ target }: { readonly target: { readonly value: string } }) => {
            props.onChange(name, target.value);
          },
          onBlur: props.onBlur,
        };
        return (
          <Box key={name} flex={half === true ? "0 1 8rem" : "1 1 15rem"} minWidth="0">
            {options === undefined ? (
              <TextField {...shared} placeholder={placeholder} autoComplete="off" />
            ) : (
              <SelectField {...shared} options={optionsOf(field)} />
            )}
          </Box>
        );
      })}
    </Flex>
  );
}
