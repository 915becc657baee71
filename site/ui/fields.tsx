import { Field, Input, NativeSelect, Textarea } from "@chakra-ui/react";
import type { InputProps, TextareaProps } from "@chakra-ui/react";
import type { ComponentProps, ReactNode, Ref } from "react";
import { useMessageIds } from "./message-ids.ts";

interface FrameProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly required?: boolean | undefined;
}

interface FieldFrameProps extends Omit<FrameProps, "label"> {
  /** Null if the children contain the field's `Field.Label`. */
  readonly label: string | null;
  readonly children: ReactNode;
}

/** Label, control, help and error of a form field, in the same order in every form. */
export function FieldFrame({ label, error, help, required, children }: FieldFrameProps) {
  const ids = useMessageIds();
  return (
    <Field.Root ids={ids} invalid={error !== undefined} required={required === true}>
      {label !== null && (
        <Field.Label>
          {label}
          <Field.RequiredIndicator />
        </Field.Label>
      )}
      {children}
      {help !== undefined && error === undefined && <Field.HelperText>{help}</Field.HelperText>}
      {error !== undefined && <Field.ErrorText role="alert">{error}</Field.ErrorText>}
    </Field.Root>
  );
}

/** An input with label, help and error, which are linked to it for screen readers. */
export function TextField(props: FrameProps & InputProps) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      <Input {...control} />
    </FieldFrame>
  );
}

/** A textarea with label, help and error, which are linked to it for screen readers. */
export function TextareaField(
  props: FrameProps & TextareaProps & { readonly ref?: Ref<HTMLTextAreaElement> },
) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      <Textarea {...control} />
    </FieldFrame>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps
  extends FrameProps, Omit<ComponentProps<typeof NativeSelect.Field>, "required"> {
  readonly options: readonly Option[];
  /** Label of the empty option; without it the first option is the default. */
  readonly emptyLabel?: string;
}

/** A native select, for the platform's own keyboard, touch and screen-reader behaviour. */
export function SelectField({ options, emptyLabel, ...props }: SelectFieldProps) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      <NativeSelect.Root>
        <NativeSelect.Field {...control}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}

/** Splits a field's props into those of its frame and those of its control. */
function splitProps<Props extends FrameProps>(props: Props) {
  const { label, error, help, required, ...control } = props;
  return { frame: { label, error, help, required }, control };
}
