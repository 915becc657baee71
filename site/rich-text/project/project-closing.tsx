import { Button, chakra, Flex, Grid, Text } from "@chakra-ui/react";
import type { ReactElement } from "react";
import type { ProjectPageColumns } from "#supabase/data/public-projects.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { publicButton } from "#site/ui/theme/public-button.ts";
import { CreditList, Outcome } from "./project-page-parts.tsx";
import { Part } from "./project-part.tsx";

interface OutcomeAndCreditsProps {
  readonly project: ProjectPageColumns;
  /** The site's origin for output outside of the site. */
  readonly origin?: string | undefined;
}

/** The outcome, and the credits beside it on large screens. */
export function OutcomeAndCredits({ project, origin }: OutcomeAndCreditsProps) {
  const { credits, outcome } = project;
  const hasOutcome = outcome.trim() !== "";
  if (!hasOutcome && credits.length === 0) return null;
  const hasBoth = hasOutcome && credits.length > 0;
  return (
    <Grid
      templateColumns={{
        base: "minmax(0, 1fr)",
        lg: hasBoth ? "minmax(0, 7fr) minmax(0, 5fr)" : "minmax(0, 1fr)",
      }}
      columnGap={{ lg: "16", xl: "24" }}
      rowGap="12"
      alignItems="start"
    >
      {hasOutcome && (
        <Part name="outcome">
          <Outcome outcome={outcome} />
        </Part>
      )}
      {credits.length > 0 && (
        <Part name="credits">
          <CreditList credits={credits} origin={origin} />
        </Part>
      )}
    </Grid>
  );
}

interface ClosingWordsProps extends Pick<ProjectPageColumns, "testimonial"> {
  readonly contactLink: ReactElement;
}

/** The client's words across the column; below them the signature and the contact link. */
export function ClosingWords({ testimonial, contactLink }: ClosingWordsProps) {
  const button = (
    <Button asChild recipe={publicButton} size="xl" alignSelf="start">
      {contactLink}
    </Button>
  );
  if (testimonial === null) return button;
  const { quote, person, role } = testimonial;
  const signature = [person, role].filter((part) => part !== "").join(", ");
  return (
    <chakra.div
      borderBlockStartWidth="1px"
      paddingBlockStart={{ base: "6", lg: "8" }}
      overflowWrap="anywhere"
    >
      <Part name="testimonial" isQuiet>
        <chakra.figure>
          <chakra.blockquote textStyle={quoteStyle(quote)} whiteSpace="pre-line">
            {projectWords.quoted(quote)}
          </chakra.blockquote>
          <Flex
            as="figcaption"
            wrap="wrap"
            align="center"
            justify="space-between"
            columnGap="10"
            rowGap="6"
            // More specific than the captions of images on the page.
            css={{ "&&": { maxWidth: "none", marginBlockStart: { base: "6", lg: "10" } } }}
          >
            <Text textStyle="ui" color="fg.muted">
              {signature}
            </Text>
            {button}
          </Flex>
        </chakra.figure>
      </Part>
    </chakra.div>
  );
}

/** Words of more characters are set smaller, so that they fit a screen. */
const LONGEST = { display: 90, title: 220 } as const;

function quoteStyle({ length }: string): "display" | "title" | "heading" {
  if (length <= LONGEST.display) return "display";
  return length <= LONGEST.title ? "title" : "heading";
}
