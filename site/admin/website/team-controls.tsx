import { Button, HStack, IconButton } from "@chakra-ui/react";
import { ArrowLeft, ArrowRight, Trash2, UserPlus } from "lucide-react";
import { shownPlaces } from "#site/content/team-members.ts";
import type { StoredCopy } from "#site/content/page-copy.ts";
import { nameOf, withMember, withMovedMember, withoutMember } from "./team-changes.ts";

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

/** Moves and removes a person of the team; each button is absent where it could do nothing. */
export function MemberControls({ copy, place, onChange }: MemberControlsProps) {
  const name = nameOf(copy, place);
  const moves = [
    { step: -1, label: `Move ${name} back`, Icon: ArrowLeft },
    { step: 1, label: `Move ${name} on`, Icon: ArrowRight },
  ] as const;
  const removed = withoutMember(copy, place);
  return (
    <HStack gap="1" marginBlockStart="3">
      {moves.map(({ step, label, Icon }) => {
        const moved = withMovedMember(copy, place, step);
        if (moved === null) return null;
        const other = moves.find((move) => move.step !== step);
        const canContinue = withMovedMember(moved, place, step) !== null;
        return (
          <IconButton
            key={step}
            type="button"
            size="sm"
            variant="outline"
            bg="bg.panel"
            aria-label={label}
            onClick={() => {
              const message = `${name} is number ${positionIn(moved, place)} of the team. Not published yet.`;
              onChange({
                copy: moved,
                message,
                focus: canContinue ? label : (other?.label ?? label),
              });
            }}
          >
            <Icon aria-hidden />
          </IconButton>
        );
      })}
      {removed !== null && (
        <IconButton
          type="button"
          size="sm"
          variant="outline"
          bg="bg.panel"
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
