import { Button, HStack, IconButton } from "@chakra-ui/react";
import { Trash2, UserPlus } from "lucide-react";
import { MoveButton } from "#site/admin/data-table/move-button.tsx";
import { memberText, shownPlaces } from "#site/content/team-members.ts";
import type { StoredCopy } from "#site/content/page-copy.ts";
import { withMember, withMovedMember, withoutMember } from "./team-changes.ts";

/** A change of the team. */
export interface TeamChange {
  /** The copy with the change. */
  readonly copy: StoredCopy;
  /** For the status message. */
  readonly message: string;
  /** Accessible name of the control that gets the focus. */
  readonly focus: string;
}

interface MemberControlsProps {
  readonly copy: StoredCopy;
  readonly place: number;
  readonly onChange: (change: TeamChange) => void;
}

const ADD = "Add a person";

const MOVES = [
  { step: -1, word: "back", direction: "left" },
  { step: 1, word: "on", direction: "right" },
] as const;

/** Moves and removes a person of the team. */
export function MemberControls({ copy, place, onChange }: MemberControlsProps) {
  const name = memberText(copy, place, "name");
  const removed = withoutMember(copy, place);
  return (
    <HStack gap="1" marginBlockStart="3">
      {MOVES.map(({ step, word, direction }) => {
        const moved = withMovedMember(copy, place, step);
        const label = `Move ${name} ${word}`;
        return (
          <MoveButton
            key={word}
            id={`team-${String(place)}-${word}`}
            label={label}
            direction={direction}
            atEnd={moved === null}
            onClick={() => {
              if (moved === null) return;
              const message = `${name} is number ${positionIn(moved, place)} of the team. Not published yet.`;
              onChange({ copy: moved, message, focus: label });
            }}
          />
        );
      })}
      {removed !== null && (
        <IconButton
          type="button"
          size="xs"
          variant="ghost"
          aria-label={`Remove ${name}`}
          onClick={() => {
            const message = `${name} is removed from the team. Not published yet.`;
            onChange({ copy: removed, message, focus: ADD });
          }}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </HStack>
  );
}

function positionIn(copy: StoredCopy, place: number): string {
  return String(shownPlaces(copy).indexOf(place) + 1);
}

/** Adds a person at the end of the team. Disabled when there are eight. */
export function AddMember({ copy, onChange }: Omit<MemberControlsProps, "place">) {
  const added = withMember(copy);
  return (
    <Button
      type="button"
      size="sm"
      variant="outline"
      marginBlockStart="8"
      bg="bg.panel"
      disabled={added === null}
      onClick={() => {
        if (added === null) return;
        onChange({
          copy: added.copy,
          message: "A person is added to the team. Write name, role and text. Not published yet.",
          focus: `Team members ${String(added.place + 1)} name`,
        });
      }}
    >
      <UserPlus aria-hidden /> {ADD}
    </Button>
  );
}
