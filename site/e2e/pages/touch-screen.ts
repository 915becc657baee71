import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Controls that a finger taps. Links within the dashboard's running text count too; those of an edited text do not. */
const CONTROLS =
  "button, a[href], input, select, textarea, summary, [role=tab], [role^=menuitem], [role=option], [role=slider], [role=textbox]";

/** Minimum width and height of the area of a control that reacts to a finger, in CSS pixels. */
const TARGET = 44;

/** The open page as seen and touched on a phone. */
export class TouchScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Every enabled control is large enough, and the page is not wider than the window. */
  async expectFit() {
    await expect
      .poll(() => this.page.evaluate(findSmallControls, { selector: CONTROLS, min: TARGET }))
      .toEqual([]);
    expect(await this.page.evaluate(measureWidth)).toBe(this.page.viewportSize()?.width);
  }

  /** Nothing covers the focused control; in a visual editor, the caret. */
  async expectFocusUncovered() {
    await expect.poll(() => this.page.evaluate(describeFocus)).toBe("uncovered");
  }

  /** The element is at this distance from the window's top, give or take its bar's padding. */
  async expectStuck(element: Locator, top: number) {
    const { y } = (await element.boundingBox()) ?? { y: Number.NaN };
    expect(Math.abs(y - top)).toBeLessThan(6);
  }

  /** The whole element is within the window and receives a tap at its centre. */
  async expectAtHand(element: Locator) {
    await expect(element).toBeInViewport({ ratio: 1 });
    await expect.poll(() => element.evaluate(isHitAtCentre)).toBe(true);
  }
}

/** Runs in the page: "name width×height" of each control whose area is too small. */
function findSmallControls({ selector, min }: { selector: string; min: number }): string[] {
  const place = window.scrollY;
  // A tap beside an open menu only closes it.
  const scope = document.querySelector("[role=menu][data-state=open]") ?? document;
  const small = [...scope.querySelectorAll<HTMLElement>(selector)]
    .filter(isOperable)
    .map((control) => ({ control, area: hitArea(control) }))
    // Boxes have fractions of a pixel, and the area is probed in steps of half a pixel.
    .filter(({ area: { width, height } }) => width < min - 1 || height < min - 1)
    .map(
      ({ control, area: { width, height } }) =>
        `${nameOf(control)} ${String(width)}×${String(height)}`,
    );
  window.scrollTo({ top: place, behavior: "instant" });
  return small;

  function isOperable(control: HTMLElement) {
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    if (control.matches(":disabled") || control.closest("[inert], [aria-hidden=true]") !== null) {
      return false;
    }
    // The texts of the edited page have the sizes and places that they have on the public site.
    if (control.closest('[role=region][aria-label="The page"]') !== null) return false;
    const edited = control.parentElement?.closest("[contenteditable=true]") ?? null;
    if (edited !== null && control.matches("a")) return false;
    const { width, height } = control.getBoundingClientRect();
    return width > 0 && height > 0;
  }

  /** The control's box, or what reacts around its centre: labels and pseudo-elements extend it. */
  function hitArea(control: HTMLElement) {
    const box = boxOf(control);
    if (box.width >= min && box.height >= min) return box;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = boxOf(control);
    const x = left + width / 2;
    const y = top + height / 2;
    const reach = (dx: number, dy: number) => {
      let distance = 0;
      const step = 0.5;
      while (
        distance < min &&
        reacts(control, x + dx * (distance + step), y + dy * (distance + step))
      ) {
        distance += step;
      }
      return distance;
    };
    return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
  }

  /** A visually hidden input is operated by its label. */
  function boxOf(control: HTMLElement): DOMRect {
    const box = control.getBoundingClientRect();
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    return box.width <= 1 && label !== undefined ? label.getBoundingClientRect() : box;
  }

  function reacts(control: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    return [control, ...labels].some((part) => part.contains(hit));
  }

  function nameOf(control: HTMLElement): string {
    const name = control.getAttribute("aria-label") ?? control.textContent.trim();
    return `${control.tagName.toLowerCase()} “${name === "" ? control.id : name.slice(0, 40)}”`;
  }
}

/** Runs in the page: the width that its content takes, in pixels. */
function measureWidth(): number {
  return Math.max(document.documentElement.scrollWidth, window.innerWidth);
}

/** Runs in the page: "uncovered", or what is wrong. */
function describeFocus(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return "nothing has the focus";
  const { left, top, width, height } = focusedBox(focused);
  const x = left + width / 2;
  const y = top + height / 2;
  if (top < 0 || y >= window.innerHeight) return `out of the window at ${String(y)}`;
  const hit = document.elementFromPoint(x, y);
  if (hit !== null && focused.contains(hit)) return "uncovered";
  return `covered at ${String(y)} by ${hit?.outerHTML.slice(0, 120) ?? "nothing"}`;

  function focusedBox(element: Element): DOMRect {
    const selection = window.getSelection();
    if (!element.matches("[contenteditable=true]") || selection?.rangeCount !== 1) {
      return element.getBoundingClientRect();
    }
    const range = selection.getRangeAt(0);
    const [caret] = range.getClientRects();
    if (caret !== undefined) return caret;
    // A caret in an empty paragraph has no box of its own.
    const { startContainer } = range;
    const block = startContainer instanceof Element ? startContainer : startContainer.parentElement;
    return (block ?? element).getBoundingClientRect();
  }
}

/** Runs in the page. */
function isHitAtCentre(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}
