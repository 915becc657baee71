import { Flex, Skeleton, Stack } from "@chakra-ui/react";

interface TableSkeletonProps {
  /** Name of the rows, such as "posts". */
  readonly noun: string;
  readonly rows: number;
  /** Whether a row has a second line. */
  readonly hasCaption?: boolean;
}

/** Has the height of the real rows with their thumbnail, to prevent layout shift. */
export function TableSkeleton({ noun, rows, hasCaption = false }: TableSkeletonProps) {
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
          <Skeleton width={{ base: "14", md: "4.5rem" }} aspectRatio={3 / 2} flexShrink="0" />
          <Stack flex="1" gap="2">
            <Skeleton height="4" width="16rem" maxWidth="80%" />
            {hasCaption && <Skeleton height="3" width="8rem" maxWidth="60%" />}
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}
