export { NewBlogTab } from "./new-blog-tab.tsx";
export { PostsTab } from "./posts-tab.tsx";
export { usePostOutbox, useWaitingPosts } from "./use-post-outbox.ts";
