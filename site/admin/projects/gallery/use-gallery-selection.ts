import { useState } from "react";
import { idsBetween } from "./gallery-model.ts";

export interface GallerySelection {
  /** The selected ids, without those that are gone. */
  readonly ids: ReadonlySet<string>;
  /** Selects these only. */
  readonly select: (ids: readonly string[]) => void;
  readonly toggle: (id: string) => void;
  /** Selects from the id that was chosen last to this one. */
  readonly extendTo: (id: string) => void;
}

/** Selection among ids in display order, as in file managers: one, several, or a range. */
export function useGallerySelection(all: readonly string[]): GallerySelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const ids = new Set(all.filter((id) => chosen.has(id)));
  return {
    ids,
    select: (selected) => {
      setChosen(new Set(selected));
      setAnchor(selected[0] ?? null);
    },
    toggle: (id) => {
      const others = [...ids].filter((other) => other !== id);
      setChosen(new Set(ids.has(id) ? others : [...others, id]));
      setAnchor(id);
    },
    extendTo: (id) => {
      setChosen(
        new Set(idsBetween(all, anchor !== null && all.includes(anchor) ? anchor : id, id)),
      );
    },
  };
}
