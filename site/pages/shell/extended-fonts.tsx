import { useEffect, useState } from "react";
import faces from "#site/ui/fonts-extended.css?inline";
import { needsSecondFile } from "#site/ui/fonts/letters.ts";

const name = { href: "extended-fonts", precedence: "fonts" } as const;

/** As React writes it into the head: where it stands there already, `ExtendedFonts` leaves it at that. */
export const extendedFonts = `<style data-precedence="${name.precedence}" data-href="${name.href}">${faces}</style>`;

/**
 * An awake page may come to show any letter; built, it has these faces only where it shows such letters,
 * and awake from the first such letter on: new faces make browsers choose all fonts anew, so that one
 * that came too late for the first paint would move the whole page.
 */
export function ExtendedFonts() {
  return useNeeded() ? <style {...name}>{faces}</style> : null;
}

function useNeeded(): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (needed) return undefined;
    const look = () => {
      if (needsSecondFile(document.body.textContent)) setNeeded(true);
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    look();
    return () => {
      watch.disconnect();
    };
  }, [needed]);
  return needed;
}
