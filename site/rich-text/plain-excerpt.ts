/** Whether a stored excerpt may differ from its displayed text: a default one, which ends with an ellipsis. */
const MAY_HAVE_MARKUP = /(?:[*_[\]#>|\\&\n]|^[-+\d]|:\/\/).*…$/s;

/**
 * A post whose excerpt is the displayed text. Done when a post is fetched, so that lists load the parser only
 * for an excerpt that needs it.
 */
export async function withPlainExcerpt<Post extends { readonly excerpt: string }>(
  post: Post,
): Promise<Post> {
  if (!MAY_HAVE_MARKUP.test(post.excerpt)) return post;
  const { excerptText } = await import("./excerpt-text.ts");
  return { ...post, excerpt: excerptText(post.excerpt) };
}

/** The same for a page of posts. */
export async function withPlainExcerpts<
  Page extends { readonly rows: readonly { readonly excerpt: string }[] },
>(page: Page): Promise<Page> {
  return { ...page, rows: await Promise.all(page.rows.map(withPlainExcerpt)) };
}
