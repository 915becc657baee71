import { blogEnd } from "#site/content/blog.ts";
import { RuledEnd } from "../layout/ruled-end.tsx";
import { TextLink } from "../layout/text-link.tsx";

/** The end of the blog's list: an invitation to ask for the next article. */
export function BlogEnd() {
  const { heading, text, action } = blogEnd;
  return (
    <RuledEnd heading={heading} text={text}>
      <TextLink to={action.to}>{action.label}</TextLink>
    </RuledEnd>
  );
}
