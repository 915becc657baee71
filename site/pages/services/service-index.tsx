import { chakra, Text } from "@chakra-ui/react";
import { pageServices } from "#site/content/services.ts";
import { servicesList } from "#site/content/services-page.ts";
import { useServicesCopy } from "./use-services-copy.ts";

const Entry = chakra("a", {
  base: {
    display: "flex",
    // Title and fee beside each other are nearly as wide as a phone: whether they wrap would depend on the typeface.
    flexDirection: { base: "column", sm: "row" },
    justifyContent: "space-between",
    alignItems: { sm: "baseline" },
    columnGap: "4",
    paddingBlock: "2.5",
    borderBlockStartWidth: "1px",
    "li:last-child > &": { borderBlockEndWidth: "1px" },
    _hover: { color: "clay.fg" },
  },
});

/** The services with their lowest fees, each linked to its entry on the page. */
export function ServiceIndex() {
  const { list } = useServicesCopy().texts;
  return (
    <chakra.nav aria-label={servicesList.index}>
      <chakra.ul listStyleType="none">
        {pageServices.map(({ id }) => (
          <li key={id}>
            <Entry href={`#${id}`}>
              <Text as="span" fontWeight="550">
                {list[id]?.title}
              </Text>
              <Text as="span" textStyle="caption" color="fg.muted" textAlign={{ sm: "end" }}>
                {servicesList.fee} {list[id]?.fee}
              </Text>
            </Entry>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
