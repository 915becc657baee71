export { TrashedRowActions } from "./trashed-row-actions.tsx";
export { useRefreshTrash, useTrashActions } from "./use-trash-actions.ts";
