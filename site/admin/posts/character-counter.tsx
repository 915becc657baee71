import { HStack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { Control } from "react-hook-form";
import { countCharacters } from "#supabase/data/post-rules.ts";
import type { PostValues } from "#site/schemas/post.ts";

interface CounterProps {
  readonly control: Control<PostValues>;
  readonly name: "excerpt" | "metaDescription";
  readonly limit: number;
  readonly children: ReactNode;
}

/**
 * Character count against the limit. Typing beyond it is possible; validation rejects it on save.
 */
export function CharacterCounter({ control, name, limit, children }: CounterProps) {
  const count = countCharacters(useWatch({ control, name }));
  return (
    <HStack as="span" justify="space-between" align="start" width="full" gap="4">
      <span>{children}</span>
      <Text
        as="span"
        flexShrink="0"
        fontVariantNumeric="tabular-nums"
        {...(count > limit ? { color: "fg.error" } : {})}
      >
        {count}/{limit}
      </Text>
    </HStack>
  );
}
