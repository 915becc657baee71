import { Box, Button, chakra, Flex, Grid, Text } from "@chakra-ui/react";
import type { ReactElement } from "react";
import type { ProjectPageColumns } from "#supabase/data/public-projects.ts";
import { demoMark } from "#site/content/demo-mark.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { publicButton } from "#site/ui/theme/public-button.ts";
import { CreditList, Outcome } from "./project-page-parts.tsx";
import { Part } from "./project-part.tsx";

interface ProjectClosingProps {
  readonly project: ProjectPageColumns;
  readonly contactLink: ReactElement;
  /** The site's origin for output outside of the site. */
  readonly origin?: string | undefined;
}

/** The end of the page: the result with the client's words beside it, the contact link, and the credits. */
export function ProjectClosing({ project, contactLink, origin }: ProjectClosingProps) {
  const { credits, outcome, testimonial } = project;
  const button = (
    <Button asChild recipe={publicButton} size="xl" alignSelf="start">
      {contactLink}
    </Button>
  );
  return (
    <>
      {outcome.trim() === "" ? (
        <ClosingWords testimonial={testimonial} button={button} />
      ) : (
        <ResultAndWords outcome={outcome} testimonial={testimonial} button={button} />
      )}
      {credits.length > 0 && <Credits credits={credits} origin={origin} />}
    </>
  );
}

function Credits({
  credits,
  origin,
}: Pick<ProjectPageColumns, "credits"> & { origin: string | undefined }) {
  const { isDemo, shown } = demoMark(credits.map(({ name }) => name));
  const named = credits.map((credit) => ({ ...credit, name: shown(credit.name) }));
  return (
    <Part name="credits" isQuiet isDemo={isDemo}>
      <CreditList credits={named} origin={origin} />
    </Part>
  );
}

interface ClosingWordsProps extends Pick<ProjectPageColumns, "testimonial"> {
  readonly button: ReactElement;
}

interface ResultAndWordsProps extends ClosingWordsProps {
  readonly outcome: string;
}

/** Two columns on large screens, with a line between them: the statement is the larger one. */
function ResultAndWords({ outcome, testimonial, button }: ResultAndWordsProps) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
      columnGap={{ lg: "12", xl: "16" }}
      rowGap="12"
      borderBlockStartWidth="1px"
      paddingBlockStart={{ base: "6", lg: "8" }}
    >
      <Part name="outcome" isQuiet>
        <Outcome outcome={outcome} />
      </Part>
      <Flex
        direction="column"
        align="start"
        gap={{ base: "6", lg: "8" }}
        borderInlineStartWidth={{ lg: "1px" }}
        paddingInlineStart={{ lg: "12", xl: "16" }}
      >
        {testimonial !== null && (
          <Part name="testimonial" isQuiet isDemo={isInvented(testimonial)}>
            <chakra.figure overflowWrap="anywhere">
              <chakra.blockquote
                textStyle="subheading"
                fontSize={{ xl: "1.75rem" }}
                whiteSpace="pre-line"
                textWrap="pretty"
              >
                {projectWords.quoted(testimonial.quote)}
              </chakra.blockquote>
              <Text as="figcaption">{signatureOf(testimonial)}</Text>
            </chakra.figure>
          </Part>
        )}
        <Box marginBlockStart={{ lg: "auto" }}>{button}</Box>
      </Flex>
    </Grid>
  );
}

type Testimonial = NonNullable<ClosingWordsProps["testimonial"]>;

const isInvented = ({ role }: Testimonial) => demoMark([role]).isDemo;

function signatureOf({ person, role }: Testimonial): string {
  return [person, demoMark([role]).shown(role)].filter((part) => part !== "").join(", ");
}

/** The client's words across the column; below them the signature and the contact link. */
function ClosingWords({ testimonial, button }: ClosingWordsProps) {
  if (testimonial === null) return button;
  const { quote } = testimonial;
  return (
    <chakra.div
      borderBlockStartWidth="1px"
      paddingBlockStart={{ base: "6", lg: "8" }}
      overflowWrap="anywhere"
    >
      <Part name="testimonial" isQuiet isDemo={isInvented(testimonial)}>
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
              {signatureOf(testimonial)}
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
