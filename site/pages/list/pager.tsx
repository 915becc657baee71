import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { listing } from "#site/content/listing.ts";
import { linkedPages } from "./linked-pages.ts";

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly pageSize: number;
  /** URL of a page by its number. */
  readonly urlOfPage: (page: number) => string;
}

/** Pagination below a list. Renders nothing for a single page. */
export function Pager({ page, total, pageSize, urlOfPage }: PagerProps) {
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  return (
    <chakra.nav
      aria-label={listing.pages}
      borderTopWidth="1px"
      marginBlockStart={{ base: "14", lg: "20" }}
      paddingBlockStart="5"
    >
      {/* Narrow gaps on phones, so that the links fit in one row. */}
      <chakra.ol
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap={{ base: "0", sm: "1" }}
        marginInline={{ base: "-2", sm: "-3" }}
      >
        {page > 1 && (
          <PagerLink to={urlOfPage(page - 1)} rel="prev">
            {listing.previous}
          </PagerLink>
        )}
        {linkedPages(page, last).map((each, index) =>
          each === null ? (
            <chakra.li
              key={`gap-${String(index)}`}
              paddingInline={{ base: "1", sm: "2" }}
              color="fg.subtle"
              aria-hidden
            >
              …
            </chakra.li>
          ) : (
            <PagerLink key={each} to={urlOfPage(each)} number={each} current={each === page}>
              {each}
            </PagerLink>
          ),
        )}
        {page < last && (
          <PagerLink to={urlOfPage(page + 1)} rel="next">
            {listing.next}
          </PagerLink>
        )}
      </chakra.ol>
    </chakra.nav>
  );
}

interface PagerLinkProps {
  readonly to: string;
  /** Names a link that shows only a number. */
  readonly number?: number;
  readonly current?: boolean;
  readonly rel?: string;
  readonly children: ReactNode;
}

const Numeral = chakra(Link, {
  base: {
    display: "grid",
    placeItems: "center",
    minWidth: { base: "9", sm: "11" },
    minHeight: "11",
    paddingInline: { base: "2", sm: "3" },
    borderRadius: "sm",
    fontVariantNumeric: "tabular-nums",
    color: "fg.muted",
    _hover: { color: "fg", textDecoration: "underline", textUnderlineOffset: "0.3em" },
    _currentPage: { color: "clay.fg", fontWeight: "600" },
  },
});

function PagerLink({ to, number, current = false, rel, children }: PagerLinkProps) {
  return (
    <li>
      <Numeral
        to={to}
        rel={rel}
        {...(number === undefined ? {} : { "aria-label": listing.page(number) })}
        {...(current ? { "aria-current": "page" as const } : {})}
      >
        {children}
      </Numeral>
    </li>
  );
}
