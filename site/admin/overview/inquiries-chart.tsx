import { Box, Button, Table, Text } from "@chakra-ui/react";
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

const HEIGHT = 88;
const STEP = 24;
const BAR = 14;
/** Space for the number above the highest bar, in SVG units. */
const TOP = 20;

function Bars({ perWeek, start }: LoadedWeeks) {
  const highest = Math.max(1, ...perWeek);
  const total = perWeek.reduce((sum, received) => sum + received, 0);
  const last = perWeek.at(-1) ?? 0;
  return (
    <>
      <Box color="colorPalette.solid" asChild>
        <svg
          role="img"
          aria-label={`${String(total)} inquiries in ${String(perWeek.length)} weeks, ${String(last)} of them this week.`}
          viewBox={`0 0 ${String(perWeek.length * STEP)} ${String(TOP + HEIGHT)}`}
          width="100%"
          style={{ maxHeight: "9rem" }}
        >
          {perWeek.map((received, week) => {
            const height = received === 0 ? 1 : Math.max(3, (received / highest) * HEIGHT);
            const x = week * STEP + (STEP - BAR) / 2;
            return (
              <g key={week}>
                <rect
                  x={x}
                  y={TOP + HEIGHT - height}
                  width={BAR}
                  height={height}
                  rx={1}
                  fill="currentColor"
                  opacity={week === perWeek.length - 1 ? 1 : 0.55}
                />
                {received > 0 && (
                  <Box color="fg.muted" asChild>
                    <text
                      x={x + BAR / 2}
                      y={TOP + HEIGHT - height - 4}
                      textAnchor="middle"
                      fontSize="9"
                      fill="currentColor"
                    >
                      {received}
                    </text>
                  </Box>
                )}
              </g>
            );
          })}
        </svg>
      </Box>
      <Box display="flex" justifyContent="space-between" aria-hidden>
        <Text textStyle="caption" color="fg.muted">
          {weekLabel(start, 0)}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          This week
        </Text>
      </Box>
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
