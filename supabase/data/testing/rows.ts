import type { NewInquiry } from "../inquiries.ts";
import type { NewPost } from "../posts.ts";
import type { NewProject } from "../projects.ts";

/** Rows as the forms submit them; a test overrides only the columns under test. */
export function newPost(changes: Partial<NewPost> = {}): NewPost {
  return {
    title: "Oak floors",
    content: "Wood",
    excerpt: "Wood…",
    featured_image_url: null,
    category_id: null,
    author: "Interior Design Team",
    post_type: "blog",
    meta_title: "Oak floors",
    meta_description: "",
    tags: ["wood"],
    read_time: 1,
    status: "draft",
    created_by_admin: "somebody@else.example",
    slug: "",
    ...changes,
  };
}

/** See `newPost`. */
export function newProject(changes: Partial<NewProject> = {}): NewProject {
  return {
    title: "Villa",
    description: "By the sea",
    content: "By the sea",
    featured_image_url: null,
    project_type: null,
    location: null,
    client_name: null,
    budget_range: null,
    area_sqft: null,
    gallery_images: [],
    status: "draft",
    created_by_admin: "somebody@else.example",
    project_date: "2026-01-05",
    slug: "",
    ...changes,
  };
}

/** See `newPost`. */
export function newInquiry(changes: Partial<NewInquiry> = {}): NewInquiry {
  return {
    name: "Ada",
    email: "ada@example.com",
    phone: "",
    subject: "",
    message: "A kitchen, please.",
    service_interest: "",
    project_type: "",
    budget_range: "",
    timeline: "",
    ...changes,
  };
}
