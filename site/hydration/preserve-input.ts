type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records field values entered before and during hydration. The returned function writes back those that
 * hydration has overwritten.
 */
export function preserveInput(): () => void {
  const typed = new Map<Field, string>();
  const keep = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  for (const field of document.querySelectorAll("input, textarea, select")) {
    if (isField(field) && isFilledIn(field)) typed.set(field, field.value);
  }
  document.addEventListener("input", keep, true);
  return () => {
    document.removeEventListener("input", keep, true);
    for (const [field, value] of typed) if (field.value !== value) type(field, value);
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** The value differs from the HTML's: typed by the visitor, or restored by the browser after a reload. */
function isFilledIn(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const first = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return field.value !== first?.value;
}

function type(field: Field, value: string) {
  const prototype = Object.getPrototypeOf(field) as object;
  // React overrides the value setter on the element itself and ignores values set through it.
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
