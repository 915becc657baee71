import { Box, chakra, Stack, Text } from "@chakra-ui/react";
import { PageImage } from "../layout/page-copy.tsx";
import { Columns } from "../layout/columns.tsx";
import { Section } from "../layout/section.tsx";
import { useAboutCopy } from "./use-about-copy.ts";

export function Story() {
  const { texts, nodes } = useAboutCopy();
  const { story } = nodes;
  return (
    <Section label={texts.story.heading}>
      <Columns rowGap="10">
        <Box gridColumn={{ lg: "1 / span 6" }}>
          <Text as="h2" textStyle="title" maxWidth="7.6em">
            {story.heading}
          </Text>
          <StoryFigure />
        </Box>
        <Stack
          gap="6"
          maxWidth="measure"
          gridColumn={{ lg: "7 / -1" }}
          paddingBlockStart={{ lg: "2" }}
        >
          <Text textStyle="lead">{story.opening}</Text>
          {story.paragraphs.map((paragraph, index) => (
            <Text key={index} textStyle="prose" color="fg.muted">
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Columns>
    </Section>
  );
}

function StoryFigure() {
  const { story } = useAboutCopy().nodes;
  return (
    <chakra.figure display={{ base: "none", lg: "block" }} marginBlockStart="16" maxWidth="22rem">
      <PageImage image={story.image} sizes="22rem" aspectRatio="3 / 2" />
      <Text as="figcaption" textStyle="caption" color="fg.subtle" marginBlockStart="3">
        {story.caption}
      </Text>
    </chakra.figure>
  );
}
