/**
 * A transition that the next one cuts short, or that a hidden tab does without, is no error. The router
 * begins transitions without a look at what becomes of them, and its own callers cannot see them.
 */
export function allowSkippedTransitions() {
  if (!("startViewTransition" in document)) return;
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = begin(update);
    transition.ready.catch((cause: unknown) => {
      if (!(cause instanceof DOMException)) throw cause;
    });
    return transition;
  };
}
