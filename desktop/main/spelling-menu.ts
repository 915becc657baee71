import type { ContextMenuParams, MenuItemConstructorOptions } from "electron";

export interface SpellingEffects {
  readonly replace: (word: string) => void;
  readonly learn: (word: string) => void;
  /** Null where the system selects the languages (macOS). Codes such as "en-US". */
  readonly languages: {
    readonly available: readonly string[];
    readonly active: readonly string[];
    readonly set: (codes: readonly string[]) => void;
  } | null;
}

type Target = Pick<ContextMenuParams, "misspelledWord" | "dictionarySuggestions" | "isEditable">;

/** Suggestions for a misspelled word, and an item to add it to the dictionary. */
export function spellingItems(
  { misspelledWord: word, dictionarySuggestions, isEditable }: Target,
  { replace, learn }: SpellingEffects,
): MenuItemConstructorOptions[] {
  if (!isEditable || word === "") return [];
  const suggestions = dictionarySuggestions.slice(0, 5).map((label) => ({
    label,
    click: () => {
      replace(label);
    },
  }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: "No suggestions", enabled: false }]),
    {
      label: `Add “${word}” to Dictionary`,
      click: () => {
        learn(word);
      },
    },
  ];
}

/** The languages of the spell checker; several may be active. */
export function spellingLanguages(
  { isEditable }: Target,
  { languages }: SpellingEffects,
): MenuItemConstructorOptions[] {
  if (!isEditable || languages === null || languages.available.length === 0) return [];
  const { available, active, set } = languages;
  const names = new Intl.DisplayNames("en", { type: "language" });
  const submenu = available
    .map((code) => ({ code, label: names.of(code) ?? code }))
    .sort((one, other) => one.label.localeCompare(other.label))
    .map(({ code, label }): MenuItemConstructorOptions => {
      const checked = active.includes(code);
      const click = () => {
        set(checked ? active.filter((each) => each !== code) : [...active, code]);
      };
      return { label, type: "checkbox", checked, click };
    });
  return [{ label: "Spelling Languages", submenu }];
}
