import { Button, HStack, Input, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import type { SubmitEvent } from "react";
import type { Page } from "#supabase/data/paging.ts";
import { formatCount } from "#site/format/number.ts";

interface ListPagerProps {
  readonly page: Pick<Page<unknown>, "page" | "pageSize" | "total" | "more">;
  /** The counted rows, such as "posts". */
  readonly noun: string;
  readonly onPage: (page: number) => void;
}

/**
 * Pagination of a list: the row range, the total (or "more than" the count limit) and page
 * controls.
 */
export function ListPager({ page: current, noun, onPage }: ListPagerProps) {
  const { page, pageSize, total, more } = current;
  const counted = Math.max(1, Math.ceil(total / pageSize));
  const last = more ? Number.POSITIVE_INFINITY : counted;
  return (
    <HStack
      as="nav"
      aria-label={`Pages of ${noun}`}
      justify="space-between"
      gap="4"
      rowGap="2"
      flexWrap="wrap"
      minHeight="9"
    >
      <Text
        textStyle="caption"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        aria-live="polite"
      >
        {pagerText(current, noun)}
      </Text>
      {last > 1 && (
        <HStack gap={{ base: "1", sm: "2" }} rowGap="2" flexWrap="wrap">
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
          <PageField page={page} last={last} counted={counted} onPage={onPage} />
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

interface PageFieldProps {
  readonly page: number;
  /** Infinity if not all rows were counted. */
  readonly last: number;
  readonly counted: number;
  readonly onPage: (page: number) => void;
}

/** Page number input. Enter navigates; numbers out of range are clamped. */
function PageField({ page, last, counted, onPage }: PageFieldProps) {
  const id = useId();
  const [input, setInput] = useState(String(page));
  const [previousPage, setPreviousPage] = useState(page);
  if (previousPage !== page) {
    setPreviousPage(page);
    setInput(String(page));
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = Number.parseInt(input, 10);
    const target = Number.isNaN(parsed) ? page : Math.min(last, Math.max(1, parsed));
    setInput(String(target));
    if (target !== page) onPage(target);
  };
  const width = `${String(Math.max(3, String(counted).length + 1) + 2)}ch`;
  return (
    <HStack asChild gap={{ base: "1", sm: "1.5" }}>
      <form onSubmit={submit} noValidate>
        <Text asChild textStyle="caption" color="fg.muted">
          <label htmlFor={id}>Page</label>
        </Text>
        <Input
          id={id}
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          textAlign="center"
          paddingInline="1"
          width={width}
          fontVariantNumeric="tabular-nums"
          value={input}
          onFocus={(event) => {
            event.target.select();
          }}
          onChange={(event) => {
            setInput(event.target.value);
          }}
        />
        <Text textStyle="caption" color="fg.muted" whiteSpace="nowrap">
          of {last === counted ? "" : "more than "}
          {formatCount(counted)}
        </Text>
      </form>
    </HStack>
  );
}

function pagerText({ page, pageSize, total, more }: ListPagerProps["page"], noun: string): string {
  const all = `${more ? "more than " : ""}${formatCount(total)} ${noun}`;
  if (!more && total <= pageSize) return all;
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  return `${formatCount(from)}–${formatCount(to)} of ${all}`;
}
