export { usePostOutbox, useQueuedPosts } from "./use-post-outbox.ts";
