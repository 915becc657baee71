import { Grid, Text } from "@chakra-ui/react";
import { PageImage } from "../layout/page-copy.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";
import { Section } from "../layout/section.tsx";
import { useAboutCopy } from "./use-about-copy.ts";

/** Three members of the team, in one row on tablets and larger screens. */
export function Team() {
  const { texts, nodes } = useAboutCopy();
  const { team } = nodes;
  return (
    <Section label={texts.team.heading} bg="bg.subtle">
      <SectionHeading heading={team.heading} lead={team.lead} />
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
        columnGap={{ base: "6", lg: "12" }}
        rowGap="12"
        marginBlockStart={{ base: "12", lg: "20" }}
      >
        {team.members.map((member, index) => (
          <TeamMember key={index} member={member} />
        ))}
      </Grid>
    </Section>
  );
}

interface TeamMemberProps {
  readonly member: ReturnType<typeof useAboutCopy>["nodes"]["team"]["members"][number];
}

function TeamMember({ member }: TeamMemberProps) {
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
    </li>
  );
}
