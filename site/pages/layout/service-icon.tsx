import { Box, useToken } from "@chakra-ui/react";
import type { Service } from "#site/content/services.ts";
import { SpriteIcon } from "./sprite-icon.tsx";

interface ServiceIconProps {
  readonly service: Pick<Service, "id" | "gradient">;
  readonly height: string | Readonly<Record<string, string>>;
}

/** A service's line icon on a gradient of two colours. */
export function ServiceIcon({ service, height }: ServiceIconProps) {
  const [from = "", to = ""] = useToken("colors", [...service.gradient]);
  return (
    <Box
      height={height}
      padding="5"
      display="grid"
      alignContent="end"
      style={{ backgroundImage: `linear-gradient(155deg,${from} 15%,${to} 95%)` }}
    >
      <SpriteIcon of={service.id} size={34} />
    </Box>
  );
}
