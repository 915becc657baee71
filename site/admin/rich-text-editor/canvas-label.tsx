import { Field } from "@chakra-ui/react";

/** The label of a field on the canvas of the visual editor, quieter than its text. */
export function CanvasLabel({ children }: { readonly children: string }) {
  return (
    <Field.Label textStyle="caption" fontWeight="normal" color="fg.muted">
      {children}
      <Field.RequiredIndicator />
    </Field.Label>
  );
}
