export { NewBlogTab } from "./new-blog-tab.tsx";
export { PostsTab } from "./posts-tab.tsx";
