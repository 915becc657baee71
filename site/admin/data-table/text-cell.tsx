import { Table, Text } from "@chakra-ui/react";
import { WIDE } from "./responsive-rows.ts";

/** Cell of a text column, at most two lines high; "–" without a text. */
export function TextCell({ children }: { readonly children: string | null | undefined }) {
  return (
    <Table.Cell {...WIDE} color="fg.muted" minWidth="7rem" maxWidth="11rem">
      <Text lineClamp="2" overflowWrap="anywhere">
        {children ?? "–"}
      </Text>
    </Table.Cell>
  );
}
