import type { ContextMenuParams, MenuItemConstructorOptions } from "electron";

interface SpellingEffects {
  readonly replace: (word: string) => void;
  readonly learn: (word: string) => void;
}

type Params = Pick<
  ContextMenuParams,
  "misspelledWord" | "dictionarySuggestions" | "isEditable" | "selectionText" | "editFlags"
>;

/** Suggestions for a misspelled word, then what can be done with the text; empty elsewhere. */
export function contextMenuTemplate(
  params: Params,
  spelling: SpellingEffects,
): MenuItemConstructorOptions[] {
  const items = [...spellingItems(params, spelling), ...editItems(params)];
  return items.at(-1)?.type === "separator" ? items.slice(0, -1) : items;
}

function spellingItems(
  params: Params,
  { replace, learn }: SpellingEffects,
): MenuItemConstructorOptions[] {
  const word = params.misspelledWord;
  if (!params.isEditable || word === "") return [];
  const suggestions = params.dictionarySuggestions.slice(0, 5).map((label) => ({
    label,
    click: () => {
      replace(label);
    },
  }));
  const none = [{ label: "No suggestions", enabled: false }];
  return [
    ...(suggestions.length > 0 ? suggestions : none),
    {
      label: `Add “${word}” to Dictionary`,
      click: () => {
        learn(word);
      },
    },
    { type: "separator" },
  ];
}

function editItems({ isEditable, selectionText, editFlags }: Params): MenuItemConstructorOptions[] {
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
