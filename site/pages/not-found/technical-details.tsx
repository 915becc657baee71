import { chakra, Stack, Text } from "@chakra-ui/react";
import { notFound } from "#site/content/not-found.ts";

/** The requested path and the error code, closed by default (NF06). */
export function TechnicalDetails({ pathname }: { readonly pathname: string }) {
  const { summary, path, error } = notFound.details;
  return (
    <chakra.details
      marginBlockStart={{ base: "12", lg: "16" }}
      borderTopWidth="1px"
      paddingBlockStart="5"
      textStyle="ui"
    >
      <chakra.summary cursor="pointer" width="fit-content" paddingBlock="1.5" borderRadius="xs">
        {summary}
      </chakra.summary>
      <Stack gap="1" color="fg.muted" paddingBlockStart="3" overflowWrap="anywhere">
        <Text>
          {path}: <code>{pathname}</code>
        </Text>
        <Text>{error}</Text>
      </Stack>
    </chakra.details>
  );
}
