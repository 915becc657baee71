import { Button, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { COPY_PAGES } from "#site/content/page-copy.ts";
import type { CopyPage } from "#site/content/page-copy.ts";
import { CopyEditor } from "./copy-editor.tsx";
import { PAGE_TITLES } from "./page-titles.ts";

/** The fixed pages of the public site, edited in place. */
export function WebsitePage() {
  const [page, setPage] = useState<CopyPage>("home");
  return (
    <Stack gap="4">
      <HStack role="group" aria-label="Page" gap="2" flexWrap="wrap">
        {COPY_PAGES.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === page ? "solid" : "outline"}
            aria-pressed={each === page}
            onClick={() => {
              setPage(each);
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
