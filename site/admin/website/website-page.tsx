import { Button, HStack, Stack } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { COPY_PAGES } from "#site/content/page-copy.ts";
import type { CopyPage } from "#site/content/page-copy.ts";
import { COPY_PAGE_PARAM } from "#site/admin/navigation/dashboard-tabs.ts";
import { CopyEditor } from "./copy-editor.tsx";
import { PAGE_SWITCH, WINDOW_WIDTH_BAR } from "./window-width.ts";
import { PAGE_TITLES } from "./page-titles.ts";

/** The fixed pages of the public site, edited in place. The URL names the open one, so that Back returns to the one before. */
export function WebsitePage() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get(COPY_PAGE_PARAM);
  const page = COPY_PAGES.find((each) => each === wanted) ?? "home";
  const open = (chosen: CopyPage) => {
    setQuery((current) => {
      const next = new URLSearchParams(current);
      next.set(COPY_PAGE_PARAM, chosen);
      return next;
    });
  };
  return (
    // Without gap: the toolbar follows directly, so that nothing of the page shows between the two when they stick.
    <Stack gap="0">
      <HStack
        role="group"
        aria-label="Page"
        gap="2"
        flexWrap={{ base: "wrap", md: "nowrap" }}
        {...PAGE_SWITCH}
        css={WINDOW_WIDTH_BAR}
      >
        {COPY_PAGES.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === page ? "subtle" : "ghost"}
            aria-pressed={each === page}
            onClick={() => {
              if (each !== page) open(each);
            }}
          >
            {PAGE_TITLES[each]}
          </Button>
        ))}
      </HStack>
      <CopyEditor key={page} page={page} />
    </Stack>
  );
}
