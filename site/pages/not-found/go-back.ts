import { useNavigate } from "react-router-dom";
import { paths } from "#site/config/paths.ts";

/** Navigates back, or home if the history has no earlier entry. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    void (window.history.length > 1 ? navigate(-1) : navigate(paths.home));
  };
}
