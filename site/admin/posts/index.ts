export { usePostOutbox, useQueuedPosts as useWaitingPosts } from "./use-post-outbox.ts";
