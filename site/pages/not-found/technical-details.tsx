import { Stack, Text } from "@chakra-ui/react";
import { notFound } from "#site/content/not-found.ts";
import { Details } from "./details.tsx";

/** The requested path and the error code, closed by default (NF06). */
export function TechnicalDetails({ pathname }: { readonly pathname: string }) {
  const { summary, path, error } = notFound.details;
  return (
    <Details summary={summary} marginBlockStart="5">
      <Stack gap="1" color="fg.muted" overflowWrap="anywhere">
        <Text>
          {path}: <code>{pathname}</code>
        </Text>
        <Text>{error}</Text>
      </Stack>
    </Details>
  );
}
