import { createContext } from "react";

/**
 * The element beside the dashboard's tabs, which stays in view on every window, for tools of the open form; null outside
 * of the dashboard and until the header is there.
 */
export const HeaderToolsContext = createContext<HTMLElement | null>(null);
