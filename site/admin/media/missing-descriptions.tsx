import { Box, Button } from "@chakra-ui/react";
import { Captions } from "lucide-react";

interface MissingDescriptionsProps {
  readonly count: number;
  /** Leads to the field of the first image without a description. */
  readonly onDescribe: () => void;
}

/** A line of a save bar: how many images lack a description. It blocks no save. */
export function MissingDescriptions({ count, onDescribe }: MissingDescriptionsProps) {
  if (count === 0) return null;
  return (
    <Box flexBasis="100%">
      <Button type="button" size="sm" variant="ghost" paddingInline="2" onClick={onDescribe}>
        <Captions aria-hidden /> {missingText(count)}
      </Button>
    </Box>
  );
}

function missingText(count: number): string {
  return count === 1
    ? "1 picture lacks a description"
    : `${String(count)} pictures lack a description`;
}
