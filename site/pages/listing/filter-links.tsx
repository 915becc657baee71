import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";

const Chip = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minWidth: "6",
    minHeight: "11",
    color: "fg.muted",
    borderBottomWidth: "1px",
    borderColor: "transparent",
    // A palette of the visitor's own would draw the transparent lines as well.
    "@media (forced-colors: active)": {
      "&:not([aria-current], :hover)": { borderColor: "Canvas" },
    },
    _hover: { color: "fg", borderColor: "border.emphasized" },
    _currentPage: { color: "clay.fg", fontWeight: "550", borderColor: "clay.solid" },
  },
});

interface FilterLinksProps {
  readonly label: string;
  readonly links: readonly {
    readonly name: string;
    readonly to: string;
    readonly current: boolean;
  }[];
}

/** One shelf of a list at a time; each is a link, so that the choice stands in the address. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <chakra.nav aria-label={label} _print={{ display: "none" }}>
      <chakra.ul
        display="flex"
        flexWrap={{ base: "nowrap", md: "wrap" }}
        columnGap={{ base: "5", md: "7" }}
        rowGap="1"
        // On phones one row that is swiped, from edge to edge.
        overflowX={{ base: "auto", md: "visible" }}
        scrollbarWidth="none"
        marginInline={{ base: "calc(-1 * var(--gutter))", md: "0" }}
        paddingInline={{ base: "var(--gutter)", md: "0" }}
        whiteSpace={{ base: "nowrap", md: "normal" }}
      >
        {links.map(({ name, to, current }) => (
          <li key={to}>
            <Chip to={to} preventScrollReset {...(current ? { "aria-current": "page" } : {})}>
              {name}
            </Chip>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
