export { usePostOutbox, useWaitingPosts } from "./use-post-outbox.ts";
