import { Flex, Skeleton, Stack } from "@chakra-ui/react";

/** Has the height of the real rows, to prevent layout shift. */
export function ProjectTableSkeleton() {
  return (
    <Stack gap="0" aria-busy="true" aria-label="Loading projects" role="status" paddingTop="9">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Flex key={row} align="center" gap="3" paddingBlock="2.5" borderTopWidth="1px">
          <Skeleton width={{ base: "14", md: "18" }} aspectRatio={3 / 2} flex="none" />
          <Skeleton height="4" flex="1" maxWidth="18rem" />
        </Flex>
      ))}
    </Stack>
  );
}
