import { Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface FormAndPreviewProps {
  /** The live preview; null while it is not shown. */
  readonly preview: ReactNode;
  /** The fields of the form. */
  readonly children: ReactNode;
}

/** The fields of a form, and the live preview beside them. */
export function FormAndPreview({ preview, children }: FormAndPreviewProps) {
  return (
    <Grid
      templateColumns={preview === null ? "minmax(0, 1fr)" : "repeat(2, minmax(0, 1fr))"}
      gap="10"
      alignItems="start"
    >
      {children}
      {preview}
    </Grid>
  );
}
