import { Box, Button, Flex, Table, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Panel } from "./panel.tsx";
import { weekLabel } from "./weeks.ts";

interface InquiriesChartProps {
  /** Number of inquiries per week, oldest first; undefined while loading. */
  readonly perWeek: readonly number[] | undefined;
  readonly start: Date | undefined;
}

/** Inquiries per week as a bar chart, with a toggle to show the same numbers as a table. */
export function InquiriesChart({ perWeek, start }: InquiriesChartProps) {
  const [asTable, setAsTable] = useState(false);
  const isLoaded = perWeek !== undefined && start !== undefined;
  return (
    <Panel title="Inquiries per week" pending={!isLoaded}>
      {isLoaded && (
        <>
          {asTable ? (
            <Numbers perWeek={perWeek} start={start} />
          ) : (
            <Bars perWeek={perWeek} start={start} />
          )}
          <Button
            type="button"
            variant="plain"
            size="xs"
            paddingInline="0"
            marginTop="2"
            color="colorPalette.fg"
            aria-pressed={asTable}
            onClick={() => {
              setAsTable(!asTable);
            }}
          >
            Show as a table
          </Button>
        </>
      )}
    </Panel>
  );
}

interface LoadedWeeks {
  readonly perWeek: readonly number[];
  readonly start: Date;
}

function Bars({ perWeek, start }: LoadedWeeks) {
  const highest = Math.max(1, ...perWeek);
  const total = perWeek.reduce((sum, received) => sum + received, 0);
  const last = perWeek.at(-1) ?? 0;
  return (
    <>
      <Flex
        role="img"
        aria-label={`${String(total)} inquiries in ${String(perWeek.length)} weeks, ${String(last)} of them this week.`}
        height="9rem"
        gap={{ base: "1.5", md: "3" }}
        align="flex-end"
      >
        {perWeek.map((received, week) => (
          <Flex key={week} direction="column" justify="flex-end" flex="1" height="full">
            {received > 0 && (
              <Text textStyle="caption" color="fg.muted" textAlign="center">
                {received}
              </Text>
            )}
            <Box
              bg="colorPalette.solid"
              opacity={week === perWeek.length - 1 ? 1 : 0.55}
              borderTopRadius="2px"
              minHeight={received === 0 ? "1px" : "4px"}
              // The rest is the line of the number above the highest bar.
              height={`calc((100% - 1.5rem) * ${String(received / highest)})`}
            />
          </Flex>
        ))}
      </Flex>
      <Flex justify="space-between" marginTop="1" aria-hidden>
        <Text textStyle="caption" color="fg.muted">
          {weekLabel(start, 0)}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          This week
        </Text>
      </Flex>
    </>
  );
}

function Numbers({ perWeek, start }: LoadedWeeks) {
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader paddingInlineStart="0">Week of</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Inquiries</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {perWeek.map((received, week) => (
          <Table.Row key={week} bg="transparent">
            <Table.Cell paddingInlineStart="0">{weekLabel(start, week)}</Table.Cell>
            <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
              {received}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
