import { memo } from "react";
import type { ComponentProps } from "react";
import { useFormState } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { contactLabels } from "#site/content/contact.ts";
import { TextareaField, TextField } from "./contact-fields.tsx";
import { checkContact } from "./contact-model.ts";
import type { ContactValues } from "./contact-model.ts";
import { fieldId } from "./field-id.ts";

interface RegisteredProps {
  readonly form: UseFormReturn<ContactValues>;
  readonly name: Parameters<typeof checkContact>[0];
}

type Registered<Props> = Omit<Props, "label" | "error" | "fieldId" | "form" | "name"> &
  RegisteredProps;

/** A text field of the contact form. */
export const FormTextField = memo(function FormTextField({
  form,
  name,
  ...input
}: Registered<ComponentProps<typeof TextField>>) {
  return <TextField {...input} {...useRegistered({ form, name })} />;
});

/** A textarea of the contact form. */
export const FormTextareaField = memo(function FormTextareaField({
  form,
  name,
  ...textarea
}: Registered<ComponentProps<typeof TextareaField>>) {
  return <TextareaField {...textarea} {...useRegistered({ form, name })} />;
});

/** Props of a field. It subscribes to its error itself, so that an error does not render the whole form again. */
function useRegistered({ form, name }: RegisteredProps) {
  const { errors } = useFormState({ control: form.control, name, exact: true });
  return {
    fieldId: fieldId(name),
    label: contactLabels[name],
    error: errors[name]?.message,
    ...form.register(name, { validate: (value) => checkContact(name, value) }),
  };
}
