import { Box } from "@chakra-ui/react";
import {
  Box as Cuboid,
  Building2,
  House,
  LampCeiling,
  PaintRoller,
  PencilRuler,
  RockingChair,
  Sofa,
  SwatchBook,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { Service, ServiceId } from "#site/content/services.ts";

const icons: Readonly<Record<ServiceId, LucideIcon>> = {
  residential: House,
  color: SwatchBook,
  "space-planning": PencilRuler,
  "custom-furniture": RockingChair,
  commercial: Building2,
  visualization: Cuboid,
  renovation: PaintRoller,
  "furniture-selection": Sofa,
  lighting: LampCeiling,
};

interface ServiceMarkProps {
  readonly service: Pick<Service, "id" | "wash">;
  readonly height: string | Readonly<Record<string, string>>;
}

/** A thin-line icon on a soft two-tone wash, like a chip from a paint fan. */
export function ServiceMark({ service, height }: ServiceMarkProps) {
  const Icon = icons[service.id];
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
      <Icon size={34} strokeWidth={1.1} aria-hidden />
    </Box>
  );
}
