import { Box, Flex, Skeleton, Stack } from "@chakra-ui/react";

interface TableSkeletonProps {
  /** Name of the rows, such as "posts". */
  readonly noun: string;
  readonly rows: number;
  /** Columns between the title and the actions, on wide screens. */
  readonly columns: number;
  /** Whether a row has a second line. */
  readonly hasCaption?: boolean;
}

/** Has the height of the real rows with their thumbnail, to prevent layout shift. */
export function TableSkeleton({ noun, rows, columns, hasCaption = false }: TableSkeletonProps) {
  return (
    <Stack gap="0" aria-busy="true" aria-label={`Loading ${noun}`} role="status" paddingTop="9">
      {Array.from({ length: rows }, (_row, index) => (
        <Flex
          key={index}
          align="center"
          gap="3"
          paddingBlock={hasCaption ? "2" : "2.5"}
          borderTopWidth="1px"
        >
          <Skeleton boxSize="4" flexShrink="0" />
          <Skeleton width={{ base: "14", md: "4.5rem" }} aspectRatio={3 / 2} flexShrink="0" />
          <Stack flex="2" gap="2">
            <Skeleton height="4" width="16rem" maxWidth="80%" />
            {hasCaption && <Skeleton height="3" width="8rem" maxWidth="60%" />}
          </Stack>
          {Array.from({ length: columns }, (_column, column) => (
            <Box key={column} flex="1" hideBelow="lg">
              <Skeleton height="3" width="4.5rem" maxWidth="full" />
            </Box>
          ))}
          <Skeleton height="4" width="6rem" flexShrink="0" hideBelow="md" />
        </Flex>
      ))}
    </Stack>
  );
}
