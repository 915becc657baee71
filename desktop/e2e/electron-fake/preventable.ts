/** An event that a listener can cancel, as in Electron. */
export interface PreventableEvent {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** Creates an event that is not cancelled, with the properties of `details`. */
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
