import { Flex, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { projectWords } from "#site/content/portfolio.ts";
import { DemoNote } from "../demo-note.tsx";

interface PartProps {
  readonly name: keyof typeof projectWords.part;
  /** The heading is a small line: the content itself is set large. */
  readonly isQuiet?: boolean;
  /** All of it is demo content. */
  readonly isDemo?: boolean;
  readonly children: ReactNode;
}

/** A part of the page below its heading. */
export function Part({ name, isQuiet = false, isDemo = false, children }: PartProps) {
  // Not from `useId`: site and preview render the same elements.
  const id = `project-${name}`;
  return (
    <Stack as="section" aria-labelledby={id} gap={{ base: "6", lg: isQuiet ? "6" : "10" }}>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4">
        <Text
          as="h2"
          id={id}
          {...(isQuiet ? { textStyle: "caption", color: "fg.muted" } : { textStyle: "heading" })}
        >
          {projectWords.part[name]}
        </Text>
        {isDemo && <DemoNote />}
      </Flex>
      {children}
    </Stack>
  );
}
