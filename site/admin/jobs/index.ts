export { useRebuildFailure } from "./use-rebuild-failure.ts";
