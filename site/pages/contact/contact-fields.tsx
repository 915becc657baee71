import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./contact-form.module.css";

interface FieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  /** Id of the control. */
  readonly fieldId: string;
}

interface FrameProps extends FieldProps {
  readonly required?: boolean | undefined;
  readonly children: ReactNode;
}

/** Label, control, and help or error: only one of them is shown, under one id. */
function Field({ label, error, help, fieldId, required = false, children }: FrameProps) {
  return (
    <div role="group" className={styles["field"]}>
      <label htmlFor={fieldId} className={styles["label"]}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles["required"]}>
            *
          </span>
        )}
      </label>
      {children}
      {help !== undefined && error === undefined && (
        <span id={messageId(fieldId)} className={styles["help"]}>
          {help}
        </span>
      )}
      {error !== undefined && (
        <div id={messageId(fieldId)} role="alert" className={styles["error"]}>
          {error}
        </div>
      )}
    </div>
  );
}

/** An input with label and error. The contact form loads without Chakra, hence not `site/ui/fields.tsx`. */
export function TextField({
  label,
  error,
  fieldId,
  ...input
}: FieldProps & ComponentProps<"input">) {
  return (
    <Field label={label} error={error} fieldId={fieldId} required={input.required}>
      <input {...input} {...controlProps({ fieldId, error })} className={styles["control"]} />
    </Field>
  );
}

/** A textarea with label, help and error. */
export function TextareaField({
  label,
  error,
  help,
  fieldId,
  ...textarea
}: FieldProps & ComponentProps<"textarea">) {
  return (
    <Field label={label} error={error} help={help} fieldId={fieldId} required={textarea.required}>
      <textarea
        {...textarea}
        {...controlProps({ fieldId, error, help })}
        className={`${styles["control"]} ${styles["text"]}`}
      />
    </Field>
  );
}

interface SelectProps extends FieldProps, ComponentProps<"select"> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the empty choice. */
  readonly emptyLabel: string;
}

/** A native select: the platform's own keyboard, touch and screen-reader behaviour. */
export function SelectField({ label, fieldId, options, emptyLabel, ...select }: SelectProps) {
  return (
    <Field label={label} fieldId={fieldId}>
      <div className={styles["choice"]}>
        <select {...select} id={fieldId} className={styles["control"]}>
          <option value="">{emptyLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className={styles["arrow"]} />
      </div>
    </Field>
  );
}

function controlProps({ fieldId, error, help }: Pick<FieldProps, "fieldId" | "error" | "help">) {
  const hasMessage = error !== undefined || help !== undefined;
  return {
    id: fieldId,
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": hasMessage ? messageId(fieldId) : undefined,
  } as const;
}

function messageId(fieldId: string): string {
  return `${fieldId}-message`;
}
