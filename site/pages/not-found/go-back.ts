import { useNavigate } from "react-router-dom";
import { paths } from "#site/config/paths.ts";

/** One step back; home when this page is the first of its window. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    void (window.history.length > 1 ? navigate(-1) : navigate(paths.home));
  };
}
