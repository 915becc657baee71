import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { hiddenWithoutScript } from "./needs-script.tsx";

/**
 * Makes the browser scroll the row to the selected link initially, before script and without it. Phones
 * only: on wider screens, where the row does not scroll, the property would scroll the page itself.
 */
const initialScrollTarget = { scrollInitialTarget: { base: "nearest", md: "none" } } as const;

const Chip = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minWidth: "6",
    minHeight: "11",
    color: "fg.muted",
    borderBottomWidth: "1px",
    borderColor: "transparent",
    // In forced-colors mode transparent borders would be drawn.
    "@media (forced-colors: active)": {
      "&:not([aria-current], :hover)": { borderColor: "Canvas" },
    },
    _hover: { color: "fg", borderColor: "border.emphasized" },
    _currentPage: {
      color: "clay.fg",
      fontWeight: "550",
      borderColor: "clay.solid",
      ...initialScrollTarget,
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
  /** The links differ only in their query, which needs script. */
  readonly needsScript?: boolean;
}

/** Filters of a list as links, so that the choice is part of the URL. */
export function FilterLinks({ label, links, needsScript = false }: FilterLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  const chosen = links.find(({ current }) => current)?.to;
  useEffect(() => {
    if (row.current !== null) scrollToSelected(row.current);
  }, [chosen]);
  return (
    <chakra.nav
      aria-label={label}
      _print={{ display: "none" }}
      css={needsScript ? hiddenWithoutScript : {}}
    >
      <chakra.ul
        ref={row}
        display="flex"
        flexWrap={{ base: "nowrap", md: "wrap" }}
        columnGap={{ base: "5", md: "7" }}
        rowGap="1"
        // On phones one scrollable row from edge to edge.
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

/** Scrolls the row, and only the row, until the selected link is visible. */
function scrollToSelected(row: HTMLElement) {
  const chosen = row.querySelector("[aria-current]")?.getBoundingClientRect();
  if (chosen === undefined) return;
  const { left, right } = row.getBoundingClientRect();
  if (chosen.left >= left && chosen.right <= right) return;
  row.scrollLeft += (chosen.left + chosen.right - left - right) / 2;
}
