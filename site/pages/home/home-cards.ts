import type { Namesakes } from "#supabase/data/namesakes.ts";
import type { PostCard } from "#supabase/data/public-posts.ts";
import type { ProjectCard } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
import { blogSection, portfolioSection } from "#site/content/home.ts";
import type { HomeArticle, HomeProject } from "#site/content/home.ts";
import { dayOf, readTimeOf, shelvesOf } from "#site/markup/article-facts.ts";
import type { PictureSource } from "#site/ui/picture.tsx";

/** One of the site's own pictures, or the address of a row's; null where it has none. */
export type CardImage = PictureSource | string | null;

/** A card of the home page, whether from its own copy or from a published row. */
export interface HomeCard {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Where the card leads. */
  readonly to: string;
  readonly image: CardImage;
}

export interface ArticleCard extends HomeCard {
  readonly shelf: string;
  readonly date: { readonly iso: string; readonly text: string };
  readonly readTime: string;
  readonly author: string;
}

export interface RoomCard extends HomeCard {
  readonly kind: string;
  readonly place: string;
}

/** The newest articles, filled up with the page's own; those lead to the post that bears their title. */
export function articleCards(latest: readonly PostCard[], slugs: Namesakes): ArticleCard[] {
  const own = blogSection.articles.map((article) => ownArticle(article, slugs[article.title]));
  return filledUp(latest.map(postCard), own);
}

/** The newest rooms, filled up alike. */
export function roomCards(latest: readonly ProjectCard[], slugs: Namesakes): RoomCard[] {
  const own = portfolioSection.projects.map((room) => ownRoom(room, slugs[room.title]));
  return filledUp(latest.map(projectCard), own);
}

/** As many as the page has of its own, none under the same title twice. */
function filledUp<Card extends HomeCard>(latest: readonly Card[], own: readonly Card[]): Card[] {
  const titles = new Set(latest.map(({ title }) => title));
  return [...latest, ...own.filter(({ title }) => !titles.has(title))].slice(0, own.length);
}

function ownArticle(article: HomeArticle, slug: string | undefined): ArticleCard {
  const { title, excerpt, category, date, readTime, author, picture } = article;
  const to = slug === undefined ? paths.blog : paths.blogPost(slug);
  const told = { date, readTime, author, shelf: category };
  return { key: `article-${date.iso}`, title, text: excerpt, to, image: picture, ...told };
}

function postCard(post: PostCard): ArticleCard {
  return {
    key: `article-${post.slug}`,
    title: post.title,
    text: post.excerpt,
    to: paths.blogPost(post.slug),
    image: post.featuredImageUrl,
    shelf: shelvesOf(post)[0] ?? "",
    date: dayOf(post),
    readTime: readTimeOf(post),
    author: post.author,
  };
}

function ownRoom(room: HomeProject, slug: string | undefined): RoomCard {
  const { title, category, place, description, picture } = room;
  const key = `project-${title.toLowerCase().replaceAll(" ", "-")}`;
  const to = slug === undefined ? paths.portfolio : paths.portfolioProject(slug);
  return { key, title, text: description, to, image: picture, kind: category, place };
}

function projectCard(project: ProjectCard): RoomCard {
  return {
    key: `project-${project.slug}`,
    title: project.title,
    text: project.description,
    to: paths.portfolioProject(project.slug),
    image: project.featuredImageUrl,
    kind: project.category?.name ?? project.projectType ?? "",
    place: project.location ?? "",
  };
}
