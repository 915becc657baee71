import { Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { countBodyWords } from "#site/rich-text/body-words.ts";
import { formatCount } from "#site/format/number.ts";
import { useDebouncedValue } from "#site/ui/use-debounced-value.ts";

/** Debounce time in milliseconds: counting a long text at each key would slow typing down. */
const DEBOUNCE_MS = 500;

interface WordCountProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
}

/** The number of words of a body that its readers see. */
export function WordCount<Values extends FieldValues>({ control, name }: WordCountProps<Values>) {
  const typed: string = useWatch({ control, name });
  const body = useDebouncedValue(typed, DEBOUNCE_MS);
  const count = useMemo(() => countBodyWords(body), [body]);
  return (
    <Text
      textStyle="caption"
      color="fg.muted"
      alignSelf="flex-end"
      fontVariantNumeric="tabular-nums"
    >
      {count === 1 ? "1 word" : `${formatCount(count)} words`}
    </Text>
  );
}
