import { chakra, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { includedServices, pageServices } from "#site/content/services.ts";
import { servicesList } from "#site/content/services-page.ts";
import { useServiceMeta } from "../layout/service-meta.ts";
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
    "&:hover": { color: "clay.fg" },
  },
});

interface LineProps {
  readonly title: string | undefined;
  readonly children: ReactNode;
}

function Line({ title, children }: LineProps) {
  return (
    <>
      <Text as="span" textStyle="body" fontWeight="550">
        {title}
      </Text>
      <Text as="span" textStyle="ui" color="fg.muted" textAlign={{ sm: "end" }}>
        {children}
      </Text>
    </>
  );
}

/** The services with their lowest fees and those that are part of them, each linked to its entry on the page. */
export function ServiceIndex() {
  const { list } = useServicesCopy().texts;
  const metaOf = useServiceMeta();
  return (
    <chakra.nav aria-label={servicesList.index}>
      <chakra.ul listStyleType="none">
        {pageServices.map(({ id }) => (
          <li key={id}>
            <Entry href={`#${id}`}>
              <Line title={list[id]?.title}>
                {servicesList.fee} {list[id]?.fee}
              </Line>
            </Entry>
          </li>
        ))}
        {includedServices.map((service) => (
          <li key={service.id}>
            <Entry href={`#${service.id}`}>
              <Line title={metaOf(service).title}>{servicesList.withoutFee[service.id]}</Line>
            </Entry>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
