import { Flex, IconButton } from "@chakra-ui/react";
import {
  Bold,
  Camera,
  Heading,
  ImagePlus,
  Images,
  Italic,
  Link,
  List,
  ListOrdered,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { keysLabel } from "#site/platform/keyboard.ts";
import type { ImageSource } from "#site/admin/visual-editor/image-target.ts";
import type { MarkupCommand } from "./markup-commands.ts";
import { useRovingFocus } from "#site/admin/visual-editor/roving-focus.ts";

interface MarkupToolbarProps {
  readonly onCommand: (command: MarkupCommand) => void;
  /** Null in a field without images. */
  readonly onImages: ((source: ImageSource) => void) | null;
}

interface Tool {
  readonly name: string;
  readonly keys: readonly string[] | null;
  /** Suffix of the tooltip: the precondition of the shortcut. */
  readonly on?: string;
  readonly Icon: LucideIcon;
  readonly command: MarkupCommand | null;
  /** Inserts images instead of a command. */
  readonly source?: ImageSource;
}

const TOOLS: readonly Tool[] = [
  { name: "Heading", keys: ["Mod", "Shift", "H"], Icon: Heading, command: "heading" },
  { name: "Bold", keys: ["Mod", "B"], Icon: Bold, command: "bold" },
  { name: "Italic", keys: ["Mod", "I"], Icon: Italic, command: "italic" },
  { name: "Link", keys: ["Mod", "K"], on: " on selected words", Icon: Link, command: "link" },
  { name: "Bulleted list", keys: ["Mod", "Shift", "8"], Icon: List, command: "bullets" },
  { name: "Numbered list", keys: ["Mod", "Shift", "7"], Icon: ListOrdered, command: "numbers" },
  { name: "Insert pictures", keys: null, Icon: ImagePlus, command: null, source: "upload" },
  {
    name: "Pictures from the library",
    keys: null,
    Icon: Images,
    command: null,
    source: "library",
  },
  {
    name: "Picture from phone",
    keys: null,
    Icon: Camera,
    command: null,
    source: "camera",
  },
];

/** Formatting buttons for the text field; each applies to the current selection. */
export function MarkupToolbar({ onCommand, onImages }: MarkupToolbarProps) {
  const { keyboard, hasCamera } = usePlatform();
  const tools = TOOLS.filter(
    ({ source }) =>
      source === undefined || (onImages !== null && (source !== "camera" || hasCamera)),
  );
  const { bar, tabIndexOf } = useRovingFocus(tools.length);
  return (
    <Flex role="toolbar" aria-label="Formatting" gap="0.5" wrap="wrap" {...bar}>
      {tools.map(({ name, keys, on = "", Icon, command, source }, index) => (
        <IconButton
          key={name}
          type="button"
          size="sm"
          variant="ghost"
          color="fg.muted"
          _hover={{ color: "fg" }}
          aria-label={name}
          title={keys === null ? name : `${name} (${keysLabel(keys, keyboard)}${on})`}
          tabIndex={tabIndexOf(index)}
          onMouseDown={(event) => {
            event.preventDefault(); // keeps focus and selection in the text
          }}
          onClick={() => {
            if (source !== undefined) onImages?.(source);
            if (command !== null) onCommand(command);
          }}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    </Flex>
  );
}
