import { Box } from "@chakra-ui/react";
import type { Service } from "#site/content/services.ts";
import { Mark } from "./mark.tsx";

interface ServiceMarkProps {
  readonly service: Pick<Service, "id" | "wash">;
  readonly height: string | Readonly<Record<string, string>>;
}

/** A thin-line icon on a soft two-tone wash, like a chip from a paint fan. */
export function ServiceMark({ service, height }: ServiceMarkProps) {
  const [from, to] = service.wash;
  return (
    <Box
      height={height}
      padding="5"
      display="flex"
      alignItems="end"
      color="ink"
      backgroundImage={`linear-gradient(155deg, {colors.${from}} 15%, {colors.${to}} 95%)`}
    >
      <Mark of={service.id} size={34} />
    </Box>
  );
}
