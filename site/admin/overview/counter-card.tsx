import { Box, Skeleton, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { VISIT } from "#site/admin/navigation/dashboard-tabs.ts";
import { formatCount } from "#site/format/number.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";

interface CounterCardProps {
  readonly label: string;
  /** undefined while loading or if it could not be loaded. */
  readonly count: number | undefined;
  /** It could not be loaded. */
  readonly isUnknown: boolean;
  readonly tab: TabId;
  /** URL parameters of the linked list, such as "status=published". */
  readonly list?: string;
}

/** A counter that links to the list of the counted rows. */
export function CounterCard({ label, count, isUnknown, tab, list }: CounterCardProps) {
  const { hrefFor } = useAdminNavigation();
  return (
    <Box
      asChild
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      padding={{ base: "3", sm: "5" }}
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      transition="border-color {durations.calm}"
      _hover={{ borderColor: "border.emphasized" }}
    >
      <Link to={hrefFor(tab, null, list)} state={VISIT}>
        <Text textStyle={{ base: "caption", sm: "ui" }} color="fg.muted">
          {label}
        </Text>
        {count === undefined && !isUnknown ? (
          <Skeleton height="10" width="16" marginTop="2" />
        ) : (
          <Text textStyle="heading" fontVariantNumeric="tabular-nums" lineHeight="1.2">
            {count === undefined ? "–" : formatCount(count)}
          </Text>
        )}
      </Link>
    </Box>
  );
}
