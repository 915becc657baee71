import { NativeSelect } from "@chakra-ui/react";
import type { Option } from "#site/ui/fields.tsx";
import { READABLE } from "#site/ui/theme/touch.ts";

interface ListSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (Option & { readonly value: Value })[];
  readonly onChange: (value: Value) => void;
}

/** A compact select for filter or sort, without a visible label. */
export function ListSelect<Value extends string>(props: ListSelectProps<Value>) {
  return (
    <NativeSelect.Root
      size="sm"
      width="auto"
      minWidth="9rem"
      maxWidth={{ sm: "13rem" }}
      flex={{ base: "1", sm: "none" }}
    >
      <NativeSelect.Field
        fontSize="sm"
        css={READABLE}
        textOverflow="ellipsis"
        aria-label={props.label}
        value={props.value}
        onChange={(event) => {
          const chosen = props.options.find(({ value }) => value === event.target.value);
          if (chosen !== undefined) props.onChange(chosen.value);
        }}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
