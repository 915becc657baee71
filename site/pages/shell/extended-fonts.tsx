import faces from "#site/ui/fonts-extended.css?inline";
import { useWoken } from "./use-woken.ts";

const name = { href: "extended-fonts", precedence: "fonts" } as const;

/** As React writes it into the head: where it stands there already, `ExtendedFonts` leaves it at that. */
export const extendedFonts = `<style data-precedence="${name.precedence}" data-href="${name.href}">${faces}</style>`;

/** An awake page may come to show any letter; built, it has these faces only where it shows such letters. */
export function ExtendedFonts() {
  return useWoken() ? <style {...name}>{faces}</style> : null;
}
