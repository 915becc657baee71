import { Button, HStack, Text } from "@chakra-ui/react";
import type { Page } from "#supabase/data/paging.ts";

interface ListPagerProps {
  readonly page: Pick<Page<unknown>, "page" | "pageSize" | "total" | "more">;
  /** What is counted, such as "posts". */
  readonly noun: string;
  readonly onPage: (page: number) => void;
}

/** Which part of the list is shown, and the way to the next part. Says the total, or that there are
 * more rows than were counted. */
export function ListPager({ page: shown, noun, onPage }: ListPagerProps) {
  const { page, pageSize, total, more } = shown;
  const last = more ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(total / pageSize));
  return (
    <HStack as="nav" aria-label={`Pages of ${noun}`} justify="space-between" gap="4" minHeight="9">
      <Text
        textStyle="caption"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        aria-live="polite"
      >
        {pagerText(shown, noun)}
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

function pagerText({ page, pageSize, total, more }: ListPagerProps["page"], noun: string): string {
  const all = `${more ? "more than " : ""}${grouped(total)} ${noun}`;
  if (!more && total <= pageSize) return all;
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  return `${grouped(from)}–${grouped(to)} of ${all}`;
}

function grouped(count: number): string {
  return count.toLocaleString("en-US");
}
