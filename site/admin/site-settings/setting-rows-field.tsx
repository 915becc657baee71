import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { memo, useId, useImperativeHandle, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { useController } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { RowList } from "#site/admin/data-table/row-list.tsx";
import type { SettingName } from "#site/content/site-settings.ts";
import { fieldsOf } from "#site/schemas/entity.ts";
import type { Field } from "#site/schemas/entity.ts";
import { optionsOf } from "#site/schemas/form.ts";
import { hasBar, linesOf, rowProblems, rowsRule } from "#site/schemas/list-rows.ts";
import type { ListFormat, ListRow } from "#site/schemas/list-rows.ts";
import { SelectField, TextField } from "#site/ui/fields.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import { settingRules } from "./setting-rules.ts";
import { useListRows } from "./use-list-rows.ts";

interface SettingRowsFieldProps {
  readonly field: Field<SettingName>;
  readonly format: ListFormat;
  readonly form: UseFormReturn<Record<SettingName, string>>;
}

/** A list of this many rows opens with its first ones, so that the settings below it are not far away. */
const LONG = 25;
const SHOWN_OF_LONG = 10;

/** A setting that is a list: a row of labelled inputs for each of its lines. */
export function SettingRowsField({ field, format, form }: SettingRowsFieldProps) {
  const { name, label, help } = field;
  const fieldId = useId();
  const { field: input, fieldState } = useController({
    control: form.control,
    name,
    rules: {
      validate: {
        rows: (list) => rowsRule(format, list, form.formState.defaultValues?.[name] ?? ""),
        list: settingRules[name],
      },
    },
  });
  const storedLines = linesOf(form.formState.defaultValues?.[name] ?? "");
  const { rows, ...actions } = useListRows(format, input.value, input.onChange);
  const isStored = (index: number) => storedLines.includes(rows[index]?.line ?? "");
  const problems = rows.map(({ texts }, index) =>
    isStored(index) ? {} : rowProblems(format, texts),
  );
  const nameOf = (index: number, cell: string) => `${fieldId}-${rows[index]?.id ?? ""}-${cell}`;
  const [invalid] = problems.flatMap((row, index) =>
    Object.keys(row).map((cell) => nameOf(index, cell)),
  );
  const latest = useLatest(actions);
  const [showsAll, setShowsAll] = useState(false);
  const showAll = () => {
    setShowsAll(true);
  };
  const isFolded = !showsAll && rows.length >= LONG;
  const error = invalid === undefined ? fieldState.error?.message : undefined;
  // The form focuses the list when it is refused.
  useImperativeHandle(input.ref, () => ({
    focus: () => {
      // The invalid row may be a hidden one.
      flushSync(showAll);
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
        fold={isFolded ? { shown: SHOWN_OF_LONG, onShowAll: showAll } : undefined}
        isWide
        ids={rows.map(({ id }) => id)}
        row={(index) => (
          <RowInputs
            format={format}
            texts={rows[index]?.texts ?? NO_TEXTS}
            isChecked={fieldState.invalid}
            isStored={isStored(index)}
            index={index}
            namePrefix={nameOf(index, "")}
            actions={latest}
            onBlur={input.onBlur}
          />
        )}
        onAdd={() => {
          // Also before the list is long: the new row may make it so.
          showAll();
          actions.add();
        }}
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

const NO_TEXTS: ListRow = {};

/** Widths of inputs: on wide screens, all of a row stand in one line. */
const SHORT = { base: "0 1 8rem", lg: "0 1 7rem" };
const TEXT = { base: "1 1 15rem", lg: "1 1 10rem" };
/** Rows of one line have the labels of the first row above them; theirs are for screen readers. */
const LABELS_ABOVE = { "& label": { srOnly: { lg: true } } };

const STORED_AND_INVALID =
  "The site leaves this line out, or a part of it, until it is corrected. Other changes can be saved before.";

interface RowInputsProps {
  readonly format: ListFormat;
  readonly texts: ListRow;
  /** The form has refused the list. Before, only a text that can never be part of it is reported. */
  readonly isChecked: boolean;
  /** The row is a line as it is stored, which is accepted even if it is invalid. */
  readonly isStored: boolean;
  readonly index: number;
  readonly namePrefix: string;
  /** A ref, which stays the same while the list changes. */
  readonly actions: RefObject<Pick<ReturnType<typeof useListRows>, "write">>;
  readonly onBlur: () => void;
}

/** Typing renders one row of a list, which may be long. */
const RowInputs = memo(function RowInputs(props: RowInputsProps) {
  const { format, texts, isChecked, isStored, index, namePrefix, actions, onBlur } = props;
  const problems = rowProblems(format, texts);
  const isInvalidAndStored = isStored && Object.keys(problems).length > 0;
  return (
    <Flex wrap="wrap" gap="3" css={index > 0 ? LABELS_ABOVE : undefined}>
      {fieldsOf(format.schema).map((field) => {
        const { name, label, half, options, placeholder } = field;
        const text = texts[name] ?? "";
        const shared = {
          name: `${namePrefix}${name}`,
          label,
          value: text,
          error: isChecked || isInvalidAndStored || hasBar(text) ? problems[name] : undefined,
          onChange: ({ target }: { readonly target: { readonly value: string } }) => {
            actions.current.write(index, name, target.value);
          },
          onBlur,
        };
        return (
          <Box key={name} flex={half === true ? SHORT : TEXT} minWidth="0">
            {options === undefined ? (
              <TextField {...shared} placeholder={placeholder} autoComplete="off" />
            ) : (
              <SelectField {...shared} options={optionsOf(field)} />
            )}
          </Box>
        );
      })}
      {isInvalidAndStored && (
        <Text textStyle="caption" color="fg.muted" flexBasis="100%">
          {STORED_AND_INVALID}
        </Text>
      )}
    </Flex>
  );
});
