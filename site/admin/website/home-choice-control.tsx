import { Button } from "@chakra-ui/react";
import { ListOrdered } from "lucide-react";
import type { HomeList } from "#site/content/home-choices.ts";

const LABELS: Readonly<Record<HomeList, string>> = {
  projects: "Choose projects",
  articles: "Choose articles",
};

interface HomeChoiceControlProps {
  readonly list: HomeList;
  /** Differs from the base copy. */
  readonly isChanged: boolean;
  readonly onClick: () => void;
}

/** Button above a list of the home page that chooses its rows. */
export function HomeChoiceControl({ list, isChanged, onClick }: HomeChoiceControlProps) {
  return (
    <Button
      type="button"
      size="sm"
      variant="outline"
      marginBlockStart="6"
      bg="bg.panel"
      {...(isChanged && { borderColor: "colorPalette.solid", color: "colorPalette.fg" })}
      onClick={onClick}
    >
      <ListOrdered aria-hidden /> {LABELS[list]}
    </Button>
  );
}
