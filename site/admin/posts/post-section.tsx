import { Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormSection } from "#site/admin/pages/form-section.tsx";
import { POST_SECTIONS, sectionHeadingId } from "./post-sections.ts";
import type { PostSectionName } from "./post-sections.ts";

interface PostSectionProps {
  readonly name: PostSectionName;
  readonly children: ReactNode;
}

/** A section of a post's form. */
export function PostSection({ name, children }: PostSectionProps) {
  return (
    <FormSection headingId={sectionHeadingId(name)} title={POST_SECTIONS[name]}>
      <Stack gap="5">{children}</Stack>
    </FormSection>
  );
}
