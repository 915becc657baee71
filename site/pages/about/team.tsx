import { Grid, Text } from "@chakra-ui/react";
import { shownPlaces } from "#site/content/team-members.ts";
import { PageImage, TeamControlSlot, useShownCopy } from "../layout/page-copy.tsx";
import { RuledHeading } from "../layout/section-heading.tsx";
import { Section } from "../layout/section.tsx";
import { useAboutCopy } from "./use-about-copy.ts";

/** The members of the team, at most three or four in a row. */
export function Team() {
  const { texts, nodes } = useAboutCopy();
  const { team } = nodes;
  const places = shownPlaces(useShownCopy("about"));
  return (
    <Section label={texts.team.heading} bg="bg.subtle">
      <RuledHeading heading={team.heading} lead={team.lead} />
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{
          base: "minmax(0, 1fr)",
          md: `repeat(${places.length === 4 ? "2" : "3"}, minmax(0, 1fr))`,
          lg: `repeat(${places.length === 4 ? "4" : "3"}, minmax(0, 1fr))`,
        }}
        columnGap={{ base: "6", lg: "12" }}
        rowGap="12"
        marginBlockStart={{ base: "12", lg: "20" }}
      >
        {places.map((place) => (
          <TeamMember key={place} place={place} member={team.members[place] ?? team.members[0]} />
        ))}
      </Grid>
      <TeamControlSlot place={null} />
    </Section>
  );
}

interface TeamMemberProps {
  readonly place: number;
  readonly member: ReturnType<typeof useAboutCopy>["nodes"]["team"]["members"][number];
}

function TeamMember({ place, member }: TeamMemberProps) {
  return (
    <li>
      <PageImage
        image={member.image}
        sizes="(min-width: 48rem) min(30vw, 530px), 100vw"
        aspectRatio={{ base: "1", md: "4 / 5" }}
      />
      <Text as="h3" textStyle="subheading" marginBlockStart="5">
        {member.name}
      </Text>
      <Text textStyle="caption" color="clay.fg" marginBlock="1">
        {member.role}
      </Text>
      <Text textStyle="ui" color="fg.muted" marginBlockStart="3">
        {member.bio}
      </Text>
      <TeamControlSlot place={place} />
    </li>
  );
}
