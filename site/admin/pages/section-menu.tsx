import { IconButton, Menu, Portal } from "@chakra-ui/react";
import { TableOfContents } from "lucide-react";
import { use } from "react";
import { createPortal } from "react-dom";
import { HeaderToolsContext } from "#site/admin/context/header-tools.ts";
import { TARGET } from "#site/ui/theme/touch.ts";
import { useAfterMenuExit } from "#site/ui/use-after-menu-exit.ts";
import { goToSection } from "./go-to-section.ts";
import type { LinkedSection } from "./form-sections.ts";

interface SectionMenuProps {
  /** Accessible name of the button and its menu. */
  readonly name: string;
  readonly sections: readonly LinkedSection[];
}

/** A button in the dashboard's header with the sections of a form, for windows in which their row scrolls away. */
export function SectionMenu({ name, sections }: SectionMenuProps) {
  const header = use(HeaderToolsContext);
  const { afterExit, menuProps } = useAfterMenuExit();
  if (header === null) return null;
  return createPortal(
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: "bottom-end", strategy: "fixed" }}
      {...menuProps}
      onSelect={({ value }) => {
        afterExit(() => {
          goToSection(value);
        });
      }}
    >
      <Menu.Trigger asChild>
        <IconButton type="button" size="sm" variant="ghost" aria-label={name} title={name}>
          <TableOfContents aria-hidden />
        </IconButton>
      </Menu.Trigger>
      {/* In a portal, above the sheet of a gallery. */}
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="12rem">
            {sections.map(({ id, label }) => (
              <Menu.Item key={id} value={id} minHeight={TARGET}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>,
    header,
  );
}
