import type { PostByTitle, PostsByTitle, SlugsByTitle } from "#supabase/data/slugs-by-title.ts";
import type { PostSummary } from "#supabase/data/public-posts.ts";
import type { ProjectSummary } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
import { blogSection, portfolioSection } from "#site/content/home.ts";
import type { HomeArticle, HomeProject } from "#site/content/home.ts";
import { withStaticCards } from "#site/content/home-choices.ts";
import { formatPublicDate } from "#site/format/public-date.ts";
import { dayOf, readTimeOf, labelsOf } from "#site/rich-text/article-meta.ts";
import type { SiteImage } from "#site/ui/picture.tsx";

/** An image of the site, or the URL of a row's image; null if the row has none. */
export type HomeCardImage = SiteImage | string | null;

/** A card of the home page, from static content or a published row. */
interface HomeCard {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Path that the card links to. */
  readonly to: string;
  readonly image: HomeCardImage;
}

export interface PostTeaser extends HomeCard {
  readonly label: string;
  readonly date: { readonly iso: string; readonly text: string };
  readonly readTime: string;
  readonly author: string;
}

export interface ProjectTeaser extends HomeCard {
  readonly kind: string;
  readonly location: string;
}

/**
 * Cards of posts, followed by static cards. If there is a post with the title of a static card, the card
 * links to it and shows its date and read time.
 */
export function postTeasers(rows: readonly PostSummary[], posts: PostsByTitle): PostTeaser[] {
  const own = blogSection.articles.map((article) =>
    staticPostTeaser(article, posts[article.title]),
  );
  return withStaticCards(rows.map(postTeaser), own);
}

/** Cards of projects, followed by static cards in the same way. */
export function projectTeasers(
  rows: readonly ProjectSummary[],
  slugs: SlugsByTitle,
): ProjectTeaser[] {
  const own = portfolioSection.projects.map((card) => staticProjectTeaser(card, slugs[card.title]));
  return withStaticCards(rows.map(projectTeaser), own);
}

function staticPostTeaser(article: HomeArticle, post: PostByTitle | undefined): PostTeaser {
  const { title, excerpt, category, author, image } = article;
  const to = post === undefined ? paths.blog : paths.blogPost(post.slug);
  const publishedAt = post?.publishedAt;
  const date = publishedAt
    ? { iso: publishedAt, text: formatPublicDate(publishedAt) }
    : article.date;
  const readTime = post === undefined ? article.readTime : readTimeOf(post);
  const meta = { date, readTime, author, label: category };
  return { key: `article-${article.date.iso}`, title, text: excerpt, to, image, ...meta };
}

function postTeaser(post: PostSummary): PostTeaser {
  return {
    key: `article-${post.slug}`,
    title: post.title,
    text: post.excerpt,
    to: paths.blogPost(post.slug),
    image: post.featuredImageUrl,
    label: labelsOf(post)[0] ?? "",
    date: dayOf(post),
    readTime: readTimeOf(post),
    author: post.author,
  };
}

function staticProjectTeaser(card: HomeProject, slug: string | undefined): ProjectTeaser {
  const { title, category, location, description, image } = card;
  const key = `project-${title.toLowerCase().replaceAll(" ", "-")}`;
  const to = slug === undefined ? paths.portfolio : paths.portfolioProject(slug);
  return { key, title, text: description, to, image, kind: category, location };
}

function projectTeaser(project: ProjectSummary): ProjectTeaser {
  return {
    key: `project-${project.slug}`,
    title: project.title,
    text: project.description,
    to: paths.portfolioProject(project.slug),
    image: project.featuredImageUrl,
    kind: project.category?.name ?? project.projectType ?? "",
    location: project.location ?? "",
  };
}
