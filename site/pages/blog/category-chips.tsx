import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { paths } from "#site/config/paths.ts";
import { blogList } from "#site/content/blog.ts";
import { usePublicClient } from "../shell/public-backend.tsx";
import { categoriesQuery } from "./post-queries.ts";

const Chip = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "11",
    color: "fg.muted",
    borderBottomWidth: "1px",
    borderColor: "transparent",
    _hover: { color: "fg", borderColor: "border.emphasized" },
    _currentPage: { color: "clay.fg", fontWeight: "550", borderColor: "clay.solid" },
  },
});

/** One shelf at a time, where there is more than one. Without an answer the list does without. */
export function CategoryChips({ chosen }: { readonly chosen: string | null }) {
  const { data: categories = [] } = useQuery(categoriesQuery(usePublicClient()));
  if (categories.length < 2) return null;
  return (
    <chakra.nav aria-label={blogList.categoriesLabel} marginBlockStart={{ base: "10", lg: "16" }}>
      <chakra.ul
        display="flex"
        flexWrap={{ base: "nowrap", md: "wrap" }}
        columnGap="7"
        rowGap="1"
        // On phones one row that is swiped, from edge to edge.
        overflowX={{ base: "auto", md: "visible" }}
        scrollbarWidth="none"
        marginInline={{ base: "calc(-1 * var(--gutter))", md: "0" }}
        paddingInline={{ base: "var(--gutter)", md: "0" }}
        whiteSpace={{ base: "nowrap", md: "normal" }}
      >
        <li>
          <Chip to={paths.blog} {...currentIf(chosen === null)}>
            {blogList.allCategories}
          </Chip>
        </li>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Chip to={`?category=${id}`} {...currentIf(chosen === id)}>
              {name}
            </Chip>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

function currentIf(current: boolean) {
  return current ? { "aria-current": "page" as const } : {};
}
