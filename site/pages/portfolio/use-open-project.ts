import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

const PARAM = "project";
/** Marks an entry of the history that a card of this page made, so that closing can step back. */
export const openedHere = { openedHere: true } as const;

/** Opens a project over the list as it stands: page and filters stay in the address. */
export function addressOfProject(search: URLSearchParams, slug: string): string {
  const next = new URLSearchParams(search);
  next.set(PARAM, slug);
  return `?${next.toString()}`;
}

/** The project that the address names, and how to close it again. Back closes it, too. */
export function useOpenProject() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null };
  const cameFromCard = state?.openedHere === true;

  const close = useCallback(() => {
    if (cameFromCard) {
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
  }, [cameFromCard, navigate, setParams]);

  return { slug: params.get(PARAM) || null, close };
}
