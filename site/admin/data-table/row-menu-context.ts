import { createContext } from "react";

/** Whether the actions of a row are items of its menu. */
export const RowMenuContext = createContext(false);
