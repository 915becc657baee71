/**
 * Ignores the rejection of skipped view transitions, which is no error: the next transition cuts them
 * short, or the tab is hidden. React Router starts transitions without handling their promises or exposing
 * them.
 */
export function allowSkippedTransitions() {
  if (!("startViewTransition" in document)) return;
  const startTransition = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = startTransition(update);
    transition.ready.catch((cause: unknown) => {
      if (!(cause instanceof DOMException)) throw cause;
    });
    return transition;
  };
}
