export { TrashedRowActions } from "./trashed-row-actions.tsx";
export { useTrashActions } from "./use-trash-actions.ts";
