import { Button, HStack, Text } from "@chakra-ui/react";
import type { Page } from "#supabase/data/paging.ts";

interface ListPagerProps {
  readonly page: Pick<Page<unknown>, "page" | "pageSize" | "total">;
  /** What is counted, such as "posts". */
  readonly noun: string;
  readonly onPage: (page: number) => void;
}

/** Which part of the list is shown, and the way to the next part. Says the total in any case. */
export function ListPager({ page: { page, pageSize, total }, noun, onPage }: ListPagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  return (
    <HStack as="nav" aria-label={`Pages of ${noun}`} justify="space-between" gap="4" minHeight="9">
      <Text
        textStyle="caption"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        aria-live="polite"
      >
        {last === 1
          ? `${String(total)} ${noun}`
          : `${String(from)}–${String(to)} of ${String(total)} ${noun}`}
      </Text>
      {last > 1 && (
        <HStack gap="2">
          <Button
            size="sm"
            variant="outline"
            disabled={page <= 1}
            onClick={() => {
              onPage(page - 1);
            }}
          >
            Previous
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={page >= last}
            onClick={() => {
              onPage(page + 1);
            }}
          >
            Next
          </Button>
        </HStack>
      )}
    </HStack>
  );
}
