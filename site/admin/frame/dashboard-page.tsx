import { Box, Heading, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { PAGES } from "#site/platform/dashboard-manifest.ts";
import type { PageId } from "#site/platform/dashboard-manifest.ts";
import { PageContent } from "./page-content.tsx";
import { SessionGate } from "./session-gate.tsx";

const HEADING_ID = "page-heading";

/** A page beside the tabs: heading, and the content unless it is for owners only. */
export function DashboardPage({ page }: { readonly page: PageId }) {
  const heading = useFocusOnOpen();
  const { title, width } = PAGES[page];
  return (
    <Box
      as="section"
      aria-labelledby={HEADING_ID}
      maxWidth={width === "form" ? "form" : undefined}
      paddingTop="6"
      paddingBottom="16"
    >
      <Heading
        as="h2"
        id={HEADING_ID}
        ref={heading}
        tabIndex={-1}
        textStyle="uiTitle"
        lineHeight="2.5rem"
        marginBottom="3"
        outline="none"
      >
        {title}
      </Heading>
      <SessionGate>
        <AllowedContent page={page} />
      </SessionGate>
    </Box>
  );
}

/** The role only chooses what is shown. Row-level security refuses the data of these pages to editors. */
function AllowedContent({ page }: { readonly page: PageId }) {
  const isEditor = useSession(({ role }) => role === "editor");
  if (!isEditor || !PAGES[page].ownersOnly) return <PageContent part={page} />;
  return (
    <Text textStyle="ui" maxWidth="measure">
      This page is for owners of the studio’s account. Ask one of them to open it for you, or to
      make you an owner.
    </Text>
  );
}

/** Moves focus to the heading, at the top of the page. A menu that led here returns focus to its button within the same task. */
function useFocusOnOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      // The position of the page before can be below the heading.
      window.scrollTo({ top: 0, behavior: "instant" });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return heading;
}
