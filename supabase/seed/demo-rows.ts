import { readTime } from "#supabase/data/post-rules.ts";
import type { CategoryName } from "./categories.ts";
import type { DemoClock } from "./demo-clock.ts";
import { urlOf, type ImageUrls } from "./demo-images.ts";
import type { DemoInquiry } from "./inquiries.ts";
import { imageName, imageTexts } from "./alt-texts.ts";
import type { DemoPost } from "./posts.ts";
import { isColor, type DemoProject } from "./projects.ts";

interface RowContext {
  readonly clock: DemoClock;
  readonly urls: ImageUrls;
  readonly categoryIds: ReadonlyMap<CategoryName, string>;
  readonly createdBy: string;
}

/** Rows with all table columns, including the dates that no client may write. */
export function postRow(post: DemoPost, { clock, urls, categoryIds, createdBy }: RowContext) {
  const content = withUploads(post.content, urls);
  const written = clock.onDay(Math.min(post.day, -1) - 1, post.title);
  return {
    title: post.title,
    slug: "",
    content,
    excerpt: post.excerpt,
    featured_image_url: post.image === null ? null : urlOf(urls, post.image),
    category_id: categoryIds.get(post.category) ?? null,
    author: post.author,
    post_type: post.postType,
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    tags: post.tags,
    read_time: readTime(content),
    status: post.status,
    published_at: post.status === "published" ? clock.onDay(post.day, post.title) : null,
    created_at: written,
    updated_at: written,
    created_by_admin: createdBy,
  };
}

/** The row of a project to insert. The server generates the slug from the title. */
export function projectRow(project: DemoProject, context: RowContext) {
  const { clock, urls, categoryIds, createdBy } = context;
  const added = clock.onDay(project.day, project.title);
  return {
    title: project.title,
    slug: "",
    description: project.description,
    content: withUploads(project.content, urls),
    featured_image_url: urlOf(urls, project.image),
    project_type: project.projectType,
    location: project.location,
    client_name: project.clientName,
    budget_range: project.budgetRange,
    area_sqft: project.areaSqft,
    gallery_images: project.gallery.map(({ image, caption, stage }) => ({
      url: urlOf(urls, image),
      alt: imageTexts[image],
      caption,
      stage,
      credit: "",
    })),
    plan: project.plan,
    materials: project.materials.map(({ swatch, ...material }) => ({
      ...material,
      swatch: isColor(swatch) ? swatch : urlOf(urls, swatch),
    })),
    credits: project.credits,
    outcome: project.outcome,
    testimonial: project.testimonial,
    category_id: categoryIds.get(project.category) ?? null,
    project_date: project.finished,
    status: project.status,
    published_at: project.status === "published" ? added : null,
    created_at: added,
    updated_at: added,
    created_by_admin: createdBy,
  };
}

/** The row of an inquiry to insert, received some hours ago. */
export function demoInquiryRow(inquiry: DemoInquiry, { clock }: Pick<RowContext, "clock">) {
  const received = clock.hoursAgo(inquiry.hoursAgo);
  return {
    id: crypto.randomUUID(),
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone ?? "",
    subject: inquiry.subject ?? "",
    message: inquiry.message,
    service_interest: inquiry.serviceInterest ?? "",
    project_type: inquiry.projectType ?? "",
    budget_range: inquiry.budgetRange ?? "",
    timeline: inquiry.timeline ?? "",
    spam_signal: inquiry.spamSignal ?? null,
    status: inquiry.status,
    source_path: inquiry.sourcePath ?? "",
    read_at: inquiry.read ? clock.hoursAgo(inquiry.hoursAgo * 0.9) : null,
    created_at: received,
    updated_at: received,
  };
}

/** The studio's note on an inquiry, dated shortly after it was read; none without a text. */
export function noteRows(
  inquiry: DemoInquiry,
  inquiryId: string,
  { clock, createdBy }: Pick<RowContext, "clock" | "createdBy">,
) {
  if (inquiry.note === undefined) return [];
  const written = clock.hoursAgo(inquiry.hoursAgo * 0.85);
  return [{ inquiry_id: inquiryId, body: inquiry.note, author: createdBy, created_at: written }];
}

/** Replaces `media:kitchen` by the address of the uploaded image. */
function withUploads(markdown: string, urls: ImageUrls): string {
  return markdown.replaceAll(/\(media:([\w-]+)\)/g, (_, name: string) => {
    return `(${urlOf(urls, imageName(name))})`;
  });
}
