import { Badge, chakra, useSlotRecipe } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { KeyboardEvent } from "react";
import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";

interface TabBarProps {
  /** Null on a page beside the tabs. */
  readonly current: TabId | null;
  readonly onOpen: (tab: TabId) => void;
  /** Number of unread inquiries, shown on their tab. */
  readonly unread: number;
  /** Rendered in one row with other controls, without top margin. */
  readonly isInline?: boolean;
}

const UNREAD_ID = "unread-inquiries";

/**
 * The five tabs. Arrow keys, Home and End focus and open a tab. The URL is the only state: Chakra's
 * Tabs component has its own, and rendered two panels after fast key presses.
 */
export function TabBar({ current, onOpen, unread, isInline = false }: TabBarProps) {
  const styles = useSlotRecipe({ key: "tabs" })({ variant: "line" });
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    // The bar scrolls horizontally where large text, a narrow window or a form's tools leave too little room. Its tabs
    // widen with their typeface and the number of unread inquiries.
    const observer = new ResizeObserver(() => {
      const selected = element.querySelector("[aria-selected=true]");
      if (selected !== null) scrollSideways(element, selected);
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => {
      observer.disconnect();
    };
  }, [current]);
  const moveFocus = (event: KeyboardEvent) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const from = tabs.findIndex((tab) => tab === document.activeElement);
    const to = targetIndex(event.key, from, tabs.length);
    const next = DASHBOARD_TABS[to];
    if (next === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
    onOpen(next.id);
  };
  return (
    <chakra.div
      ref={bar}
      role="tablist"
      aria-label="Dashboard"
      css={styles["list"]}
      display="flex"
      borderBottomWidth="0"
      flex={{ base: "1", md: "initial" }}
      minWidth="0"
      overflowX="auto"
      overflowY="hidden"
      scrollbarWidth="none"
      marginInline={{ base: "-2", md: "0" }}
      marginTop={isInline ? { base: "1", lg: "0" } : { base: "1", md: "2" }}
      onKeyDown={moveFocus}
    >
      {DASHBOARD_TABS.map(({ id, label }, index) => (
        <chakra.button
          key={id}
          id={tabDomId(id)}
          type="button"
          role="tab"
          aria-selected={id === current}
          {...(id === current ? { "aria-controls": panelDomId(id) } : {})}
          {...(id === "contacts" && unread > 0 ? { "aria-describedby": UNREAD_ID } : {})}
          tabIndex={id === current || (current === null && index === 0) ? 0 : -1}
          css={styles["trigger"]}
          data-orientation="horizontal"
          // Negative, because the bar clips overflow.
          _focusVisible={{ outlineOffset: "-2px" }}
          flex={{ base: "1 0 auto", md: "none" }}
          justifyContent="center"
          gap={{ base: "1", md: "2" }}
          paddingInline={{ base: "1", md: "4" }}
          // Five tabs, a number and the menu of a form's sections fit into 390 px.
          fontSize={{ base: "0.78rem", md: "sm" }}
          whiteSpace="nowrap"
          cursor="pointer"
          onClick={() => {
            onOpen(id);
          }}
        >
          {label}
          {id === "contacts" && unread > 0 && <UnreadBadge count={unread} />}
        </chakra.button>
      ))}
      <span id={UNREAD_ID} hidden>
        {describeUnread(unread)}
      </span>
    </chakra.div>
  );
}

/** Scrolls the bar only: `scrollIntoView` would also scroll the page, under a member who is writing. */
function scrollSideways(bar: Element, tab: Element) {
  const [frame, box] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.left < frame.left) bar.scrollLeft -= frame.left - box.left;
  else if (box.right > frame.right) bar.scrollLeft += box.right - frame.right;
}

/** Hidden from assistive technology; the tab's description contains the count. */
function UnreadBadge({ count }: { readonly count: number }) {
  return (
    <Badge
      aria-hidden
      variant="solid"
      justifyContent="center"
      minWidth="5"
      height="5"
      paddingInline="1.5"
      borderRadius="full"
      fontSize="0.75rem"
      fontVariantNumeric="tabular-nums"
    >
      {count > 99 ? "99+" : count}
    </Badge>
  );
}

function describeUnread(count: number): string {
  return `${String(count)} unread ${count === 1 ? "inquiry" : "inquiries"}`;
}

/** DOM id of a tab, which labels its panel. */
export function tabDomId(tab: TabId): string {
  return `tab-${tab}`;
}

/** DOM id of a tab's panel. */
export function panelDomId(tab: TabId): string {
  return `panel-${tab}`;
}

function targetIndex(key: string, from: number, count: number): number {
  if (from < 0) return -1;
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}
