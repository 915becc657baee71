import { Box, chakra, Text } from "@chakra-ui/react";
import { materialWords } from "#site/content/material-samples.ts";
import type { MaterialEntry } from "#site/content/materials.ts";
import { Section } from "../layout/section.tsx";

const Steps = chakra("ol", {
  base: {
    listStyleType: "none",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
    columnGap: { md: "8", lg: "12" },
    marginBlockStart: { base: "8", lg: "14" },
    "& > li": {
      borderBlockStartWidth: "1px",
      paddingBlock: { base: "5", lg: "6" },
      overflowWrap: "anywhere",
    },
  },
});

/** How a material changes, from the first year on, and how to care for it. */
export function MaterialAges({ material: { ages, care } }: { readonly material: MaterialEntry }) {
  return (
    <Section label={materialWords.ages}>
      <Text as="h2" textStyle="heading">
        {materialWords.ages}
      </Text>
      <Steps>
        {ages.map(({ when, text }) => (
          <li key={when}>
            <Text as="h3" textStyle="subheading">
              {when}
            </Text>
            <Text color="fg.muted" marginBlockStart="3">
              {text}
            </Text>
          </li>
        ))}
      </Steps>
      <Box borderBlockWidth="1px" paddingBlock="5">
        <Text maxWidth="46rem">
          <Text as="strong" fontWeight="550">
            {materialWords.care}:
          </Text>{" "}
          {care}
        </Text>
      </Box>
    </Section>
  );
}
