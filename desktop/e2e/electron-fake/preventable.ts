/** An event that a listener can cancel, as Electron hands it over. */
export interface PreventableEvent {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** A new event that nothing has cancelled yet, with the properties of `details`. */
export function preventable<Details extends object>(
  details?: Details,
): PreventableEvent & Partial<Details> {
  let prevented = false;
  const event = {
    get defaultPrevented() {
      return prevented;
    },
    preventDefault: () => {
      prevented = true;
    },
  };
  return Object.assign(event, details);
}
