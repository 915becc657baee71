import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

const PARAM = "project";
/** State of a history entry that a card of this page created, so that closing can go back. */
export const openedHere = { openedHere: true } as const;

/** The URL of a project over the current list: keeps page and filters. */
export function addressOfProject(search: URLSearchParams, slug: string): string {
  const next = new URLSearchParams(search);
  next.set(PARAM, slug);
  return `?${next.toString()}`;
}

/** The open project's slug from the URL, and a function that closes it. Back closes it, too. */
export function useOpenProject() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null };
  const isOpenedHere = state?.openedHere === true;

  const close = useCallback(() => {
    if (isOpenedHere) {
      void navigate(-1);
      return;
    }
    setParams(
      (current) => {
        current.delete(PARAM);
        return current;
      },
      { replace: true },
    );
  }, [isOpenedHere, navigate, setParams]);

  return { slug: params.get(PARAM) || null, close };
}
