import { Box, Flex, Skeleton, Stack } from "@chakra-ui/react";

const ROWS = [1, 2, 3, 4, 5, 6];

/** Placeholder of the inbox: checkbox, name and time, first words and status, as in the rows of one page. */
export function InquiryRowsSkeleton() {
  return (
    <Box role="status" aria-busy="true" aria-label="Loading inquiries">
      <Flex gap="3" align="center" paddingInline="3" paddingBottom="2">
        <Skeleton boxSize="4" />
        <Skeleton height="3" width="4rem" marginBlock="1" />
      </Flex>
      <Stack gap="0" borderTopWidth="1px">
        {ROWS.map((row) => (
          <Flex key={row} gap="3" padding="3" borderBottomWidth="1px">
            <Skeleton boxSize="4" marginTop="0.5" flexShrink="0" />
            <Stack flex="1" gap="2.5" paddingBlock="0.5">
              <Flex justify="space-between" gap="3">
                <Skeleton height="4" width="10rem" maxWidth="50%" />
                <Skeleton height="3" width="3rem" />
              </Flex>
              <Flex justify="space-between" gap="3">
                <Skeleton height="3" width="60%" />
                <Skeleton height="3.5" width="3.5rem" />
              </Flex>
            </Stack>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
