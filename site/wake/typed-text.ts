type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers what is typed before React is there; the answer types it again where React lost it. Who
 * leaves or reloads before that finds it under `key`, where the form looks for its draft. */
export function keepTypedText(key: string): () => void {
  const typed = new Map<Field, string>();
  const keep = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  const leave = () => {
    if (key === "" || typed.size === 0) return;
    try {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, string>;
      for (const field of typed.keys()) draft[field.name] = field.value;
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // A browser may deny its storage; the form works without a draft, too.
    }
  };
  document.addEventListener("input", keep, true);
  window.addEventListener("pagehide", leave);
  return () => {
    window.removeEventListener("pagehide", leave);
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
