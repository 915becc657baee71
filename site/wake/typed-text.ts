type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers what is typed before React is there; the answer types it again where React lost it. */
export function keepTypedText(): () => void {
  const typed = new Map<Field, string>();
  const keep = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  document.addEventListener("input", keep, true);
  return () => {
    document.removeEventListener("input", keep, true);
    for (const [field, value] of typed) {
      if (field.value === value) continue;
      const prototype = Object.getPrototypeOf(field) as object;
      // React replaces the setter of the element itself and would take no notice of it.
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
