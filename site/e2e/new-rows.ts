import { randomUUID } from "node:crypto";
import type { NewInquiry } from "#supabase/data/inquiries.ts";
import type { NewPost } from "#supabase/data/posts.ts";
import type { NewProject } from "#supabase/data/projects.ts";

const word = () => randomUUID().slice(0, 8);

/** A published post; a test overrides the fields that matter to it. */
export function newPost(row: Partial<NewPost> = {}): NewPost {
  return {
    title: `Post ${word()}`,
    content: "A short body.",
    excerpt: "A short excerpt.",
    featured_image_url: null,
    category_id: null,
    author: "Interior Design Team",
    post_type: "blog",
    meta_title: null,
    meta_description: null,
    tags: [],
    read_time: 1,
    status: "published",
    created_by_admin: null,
    slug: "",
    ...row,
  };
}

/** A published project; a test overrides the fields that matter to it. */
export function newProject(row: Partial<NewProject> = {}): NewProject {
  return {
    title: `Project ${word()}`,
    description: "A short description.",
    content: "A short description.",
    featured_image_url: null,
    project_type: null,
    location: null,
    client_name: null,
    budget_range: null,
    area_sqft: null,
    gallery_images: [],
    status: "published",
    created_by_admin: null,
    project_date: "2024-05-01",
    slug: "",
    ...row,
  };
}

/** An inquiry from a unique e-mail address. */
export function newInquiry(row: Partial<NewInquiry> = {}): NewInquiry {
  return {
    name: "Anna Visitor",
    email: `anna-${word()}@visitor.example`,
    phone: "",
    subject: "",
    message: `We moved in last week. ${word()}`,
    service_interest: "",
    project_type: "",
    budget_range: "",
    timeline: "",
    ...row,
  };
}

/** Images of the site with these captions, as a stored gallery. */
export const galleryOf = (...captions: string[]) =>
  captions.map((caption) => ({
    url: "/images/stair-hall-1024.webp",
    alt: `Shows ${caption}`,
    caption,
  }));
