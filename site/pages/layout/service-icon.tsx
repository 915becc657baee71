import { chakra, useToken } from "@chakra-ui/react";
import type { Service } from "#site/content/services.ts";
import { SpriteIcon } from "./sprite-icon.tsx";

/** Above a swatch, which is a line as wide as the icon. */
const Swatch = chakra("div", {
  base: {
    flexShrink: "0",
    width: "2.125rem",
    height: "2.875rem",
    backgroundRepeat: "no-repeat",
    backgroundPosition: "bottom",
    backgroundSize: "100% 4px",
  },
});

/** A service's line icon, and below it a thin swatch that blends its two colours. */
export function ServiceIcon({ service }: { readonly service: Pick<Service, "id" | "gradient"> }) {
  const [from = "", to = ""] = useToken("colors", [...service.gradient]);
  return (
    <Swatch style={{ backgroundImage: `linear-gradient(90deg,${from},${to})` }}>
      <SpriteIcon of={service.id} size={34} />
    </Swatch>
  );
}
