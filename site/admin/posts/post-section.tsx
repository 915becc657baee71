import { Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormSection } from "#site/admin/pages/form-section.tsx";
import { POST_SECTIONS } from "./post-sections.ts";
import type { PostSectionName } from "./post-sections.ts";

interface PostSectionProps {
  readonly name: PostSectionName;
  readonly children: ReactNode;
}

/** A section of a post's form. */
export function PostSection({ name, children }: PostSectionProps) {
  return (
    <FormSection headingId={POST_SECTIONS.idOf(name)} title={POST_SECTIONS.labels[name]}>
      <Stack gap="5">{children}</Stack>
    </FormSection>
  );
}
