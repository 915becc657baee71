import { Field, Input, NativeSelect, Textarea } from "@chakra-ui/react";
import type { InputProps, TextareaProps } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";

interface FrameProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly required?: boolean | undefined;
}

/** Label, control, help and error in the one order and wording that every form shares. */
export function FieldFrame({
  label,
  error,
  help,
  required,
  children,
}: FrameProps & { readonly children: ReactNode }) {
  return (
    <Field.Root invalid={error !== undefined} required={required === true}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {help !== undefined && error === undefined && <Field.HelperText>{help}</Field.HelperText>}
      {error !== undefined && <Field.ErrorText role="alert">{error}</Field.ErrorText>}
    </Field.Root>
  );
}

export function TextField({ label, error, help, required, ...input }: FrameProps & InputProps) {
  return (
    <FieldFrame label={label} error={error} help={help} required={required}>
      <Input {...input} />
    </FieldFrame>
  );
}

export function TextareaField({
  label,
  error,
  help,
  required,
  ...rest
}: FrameProps & TextareaProps) {
  return (
    <FieldFrame label={label} error={error} help={help} required={required}>
      <Textarea {...rest} />
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
  /** Label of the empty choice; without it the first option is the default. */
  readonly emptyLabel?: string;
}

/** A native select: the platform's own keyboard, touch and screen-reader behaviour. */
export function SelectField({
  label,
  error,
  help,
  required,
  options,
  emptyLabel,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} help={help} required={required}>
      <NativeSelect.Root>
        <NativeSelect.Field {...select}>
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
