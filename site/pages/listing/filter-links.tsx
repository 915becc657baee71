import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";

/** A row that is swiped begins with the chosen one in view, before any script and without it. Only
 * such a row: elsewhere the page itself would begin there. */
const inView = { scrollInitialTarget: { base: "nearest", md: "none" } } as const;

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
    _currentPage: {
      color: "clay.fg",
      fontWeight: "550",
      borderColor: "clay.solid",
      ...inView,
    },
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
  const row = useRef<HTMLUListElement>(null);
  const chosen = links.find(({ current }) => current)?.to;
  useEffect(() => {
    if (row.current !== null) showChosen(row.current);
  }, [chosen]);
  return (
    <chakra.nav aria-label={label} _print={{ display: "none" }}>
      <chakra.ul
        ref={row}
        display="flex"
        flexWrap={{ base: "nowrap", md: "wrap" }}
        columnGap={{ base: "5", md: "7" }}
        rowGap="1"
        // On phones one row that is swiped, from edge to edge.
        overflowX={{ base: "auto", md: "visible" }}
        scrollbarWidth="none"
        marginInline={{ base: "calc(-1 * var(--gutter))", md: "0" }}
        paddingInline={{ base: "var(--gutter)", md: "0" }}
        scrollPaddingInline="var(--gutter)"
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

/** Swipes the row, and nothing but the row, so far that the chosen one is in view. */
function showChosen(row: HTMLElement) {
  const chosen = row.querySelector("[aria-current]")?.getBoundingClientRect();
  if (chosen === undefined) return;
  const { left, right } = row.getBoundingClientRect();
  if (chosen.left >= left && chosen.right <= right) return;
  row.scrollLeft += (chosen.left + chosen.right - left - right) / 2;
}
