import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { memberPosts } from "#site/content/about.ts";
import { shownPlaces } from "#site/content/team-members.ts";
import { paths } from "#site/config/paths.ts";
import { PageLink } from "#site/ui/page-link.tsx";
import { PageImage, TeamControlSlot, useShownCopy } from "../layout/page-copy.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { COLUMN_GAP } from "../layout/columns.tsx";
import { RuledHeading } from "../layout/section-heading.tsx";
import { Section } from "../layout/section.tsx";
import { postsOf, teamPostsQuery } from "./team-posts.ts";
import { useAboutCopy } from "./use-about-copy.ts";

/** The members of the team: the first one leads, the others stand in columns below. */
export function Team() {
  const { texts, nodes } = useAboutCopy();
  const { team } = nodes;
  const [first, ...others] = shownPlaces(useShownCopy("about"));
  return (
    <Section label={texts.team.heading} bg="bg.subtle">
      <RuledHeading heading={team.heading} lead={team.lead} />
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={columnsFor(others.length)}
        columnGap={COLUMN_GAP}
        rowGap={{ base: "12", lg: "14" }}
        marginBlockStart={{ base: "10", lg: "14" }}
      >
        {first !== undefined && <Member place={first} look="lead" />}
        {others.map((place) => (
          <Member key={place} place={place} look={others.length % 3 === 0 ? "column" : "row"} />
        ))}
      </Grid>
      <TeamControlSlot place={null} />
    </Section>
  );
}

/** Three columns on large screens if they divide the members below the first, else two. */
function columnsFor(others: number) {
  const columns = (number: number) => `repeat(${String(number)}, minmax(0, 1fr))`;
  return { base: columns(1), md: columns(2), lg: columns(others > 0 && others % 3 === 0 ? 3 : 2) };
}

/** "lead": across the row, image and text in halves. "row": the same, smaller, on large screens. "column": text below. */
type Look = "lead" | "row" | "column";

const HALVES = "repeat(2, minmax(0, 1fr))";

const STYLES = {
  lead: { name: "title", bio: "lead" },
  row: { name: "subheading", bio: "ui" },
  column: { name: "subheading", bio: "ui" },
} as const;

/** The files of the site's own images are 800 pixels wide, and two pixels of them are one of CSS on dense screens. */
const IMAGE_WIDTH = "calc(800px / var(--density))";
/** Five of the six columns in a half of the page. */
const LEAD_WIDTH = "(100% + 2rem) * 5 / 6 - 2rem";
const SIZES: Readonly<Record<Look, string>> = {
  lead: "(min-width: 64rem) min(40vw, 800px), (min-width: 48rem) 46vw, 100vw",
  row: "(min-width: 64rem) 22vw, (min-width: 48rem) 46vw, 100vw",
  column: "(min-width: 64rem) min(30vw, 530px), (min-width: 48rem) 46vw, 100vw",
};

interface MemberProps {
  readonly place: number;
  readonly look: Look;
}

function Member({ place, look }: MemberProps) {
  const { members } = useAboutCopy().nodes.team;
  const member = members[place] ?? members[0];
  return (
    <Grid
      as="li"
      {...(look === "lead" && { gridColumn: "1 / -1" })}
      templateColumns={{
        base: "minmax(0, 1fr)",
        ...(look === "lead" && { md: HALVES }),
        ...(look === "row" && { lg: HALVES }),
      }}
      columnGap={COLUMN_GAP}
      rowGap="5"
      alignItems="end"
      alignContent="start"
    >
      <Box
        width="full"
        maxWidth={{
          md: IMAGE_WIDTH,
          ...(look === "lead" && { lg: `min(${LEAD_WIDTH}, ${IMAGE_WIDTH})` }),
        }}
      >
        <PageImage
          image={member.image}
          sizes={SIZES[look]}
          aspectRatio={{ base: "1", md: "4 / 5" }}
        />
      </Box>
      <div>
        <Text as="h3" textStyle={STYLES[look].name}>
          {member.name}
        </Text>
        <Text textStyle="caption" color="clay.fg" marginBlock="1">
          {member.role}
        </Text>
        <Text textStyle={STYLES[look].bio} color="fg.muted" marginBlockStart="3" maxWidth="34rem">
          {member.bio}
        </Text>
        <MemberPosts place={place} />
        <TeamControlSlot place={place} />
      </div>
    </Grid>
  );
}

const PostLink = chakra(PageLink, {
  base: {
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
    _hover: { color: "clay.fg" },
  },
});

/** Links to the newest posts of a member. Renders nothing without any, while loading and on failure. */
function MemberPosts({ place }: { readonly place: number }) {
  const { members } = useAboutCopy().texts.team;
  const found = useQuery(teamPostsQuery(usePublicClient(), useShownCopy("about")));
  const posts = postsOf((members[place] ?? members[0]).name, found.data ?? []);
  if (posts.length === 0) return null;
  return (
    <Text textStyle="ui" marginBlockStart="4" maxWidth="34rem">
      <Text as="span" color="fg.muted">
        {memberPosts}
      </Text>{" "}
      {posts.map(({ title, slug }, index) => (
        <Fragment key={slug}>
          {index > 0 && ", "}
          <PostLink to={paths.blogPost(slug)}>{title}</PostLink>
        </Fragment>
      ))}
    </Text>
  );
}
