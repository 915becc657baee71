import type { ContextMenuParams, MenuItemConstructorOptions } from "electron";
import { spellingItems, spellingLanguages } from "./spelling-menu.ts";
import type { SpellingEffects } from "./spelling-menu.ts";

export interface ContextMenuEffects extends SpellingEffects {
  readonly platform: NodeJS.Platform;
  readonly copyText: (text: string) => void;
  /** Position within the page, in CSS pixels. */
  readonly copyImage: (x: number, y: number) => void;
  /** Opens the dictionary entry of the selected text (macOS). */
  readonly lookUp: () => void;
}

export type ContextMenuTarget = Pick<
  ContextMenuParams,
  | "misspelledWord"
  | "dictionarySuggestions"
  | "isEditable"
  | "selectionText"
  | "editFlags"
  | "linkURL"
  | "hasImageContents"
  | "x"
  | "y"
>;

const LABEL_MAX_CHARACTERS = 30;

/** Menu items for the text, link or image under the pointer; empty elsewhere. */
export function contextMenuTemplate(
  target: ContextMenuTarget,
  effects: ContextMenuEffects,
): MenuItemConstructorOptions[] {
  const groups = [
    spellingItems(target, effects),
    lookUpItems(target, effects),
    linkItems(target, effects),
    imageItems(target, effects),
    editItems(target),
    spellingLanguages(target, effects),
  ];
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [{ type: "separator" as const }, ...group]));
}

function lookUpItems(
  { selectionText }: ContextMenuTarget,
  { platform, lookUp }: ContextMenuEffects,
): MenuItemConstructorOptions[] {
  const text = selectionText.trim();
  if (platform !== "darwin" || text === "") return [];
  const short = text.slice(0, LABEL_MAX_CHARACTERS);
  return [{ label: `Look Up “${short === text ? text : `${short}…`}”`, click: lookUp }];
}

/** Internal addresses of the dashboard are useless outside the app. */
function linkItems(
  { linkURL }: ContextMenuTarget,
  { copyText }: ContextMenuEffects,
): MenuItemConstructorOptions[] {
  if (!URL.canParse(linkURL)) return [];
  const { protocol, pathname, href } = new URL(linkURL);
  const copy = (label: string, text: string) => [
    {
      label,
      click: () => {
        copyText(text);
      },
    },
  ];
  if (protocol === "mailto:") return copy("Copy E-mail Address", decodeURIComponent(pathname));
  return protocol === "https:" || protocol === "http:" ? copy("Copy Link", href) : [];
}

function imageItems(
  { hasImageContents, x, y }: ContextMenuTarget,
  { copyImage }: ContextMenuEffects,
): MenuItemConstructorOptions[] {
  if (!hasImageContents) return [];
  const click = () => {
    copyImage(x, y);
  };
  return [{ label: "Copy Image", click }];
}

function editItems({
  isEditable,
  selectionText,
  editFlags,
}: ContextMenuTarget): MenuItemConstructorOptions[] {
  if (isEditable) {
    return [
      { role: "cut", enabled: editFlags.canCut },
      { role: "copy", enabled: editFlags.canCopy },
      { role: "paste", enabled: editFlags.canPaste },
      { role: "selectAll" },
    ];
  }
  return selectionText.trim() === "" ? [] : [{ role: "copy" }];
}
