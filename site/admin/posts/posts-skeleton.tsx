import { Flex, Skeleton, Stack } from "@chakra-ui/react";

/** Has the height of the real rows, to prevent layout shift. */
export function PostsSkeleton() {
  return (
    <Stack gap="0" role="status" aria-label="Loading posts" paddingTop="9">
      {[1, 2, 3, 4, 5].map((row) => (
        <Flex key={row} align="center" gap="3" paddingBlock="2" borderTopWidth="1px">
          <Skeleton width={{ base: "14", md: "4.5rem" }} aspectRatio={3 / 2} flexShrink="0" />
          <Stack flex="1" gap="2">
            <Skeleton height="4" width="16rem" maxWidth="80%" />
            <Skeleton height="3" width="8rem" maxWidth="60%" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}
