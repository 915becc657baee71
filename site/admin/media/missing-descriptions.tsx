import { Captions } from "lucide-react";
import { ToolButton } from "#site/ui/tool-button.tsx";

interface MissingDescriptionsProps {
  readonly count: number;
  /** Leads to the field of the first image without a description. */
  readonly onDescribe: () => void;
}

/** A button of a save bar that says how many images lack a description. It blocks no save. */
export function MissingDescriptions({ count, onDescribe }: MissingDescriptionsProps) {
  if (count === 0) return null;
  return (
    <ToolButton
      icon={<Captions aria-hidden />}
      label={missingText(count)}
      count={count}
      onClick={onDescribe}
    />
  );
}

function missingText(count: number): string {
  return count === 1
    ? "1 picture lacks a description"
    : `${String(count)} pictures lack a description`;
}
