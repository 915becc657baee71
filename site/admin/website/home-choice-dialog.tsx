import { Button, Dialog, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { chosenIds, choiceText } from "#site/content/home-choices.ts";
import type { HomeChoice } from "#site/content/home-choices.ts";
import type { StoredCopy } from "#site/content/page-copy.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { AutomaticRows } from "./automatic-rows.tsx";
import { ChosenRows } from "./chosen-rows.tsx";
import { FoundRows } from "./found-rows.tsx";
import type { HomeRow } from "./use-home-rows.ts";
import { useRowsById } from "./use-home-rows.ts";

interface HomeChoiceDialogProps {
  readonly choice: HomeChoice;
  readonly title: string;
  /** The base copy with the changes. */
  readonly copy: StoredCopy;
  /** Called with the text of the new choice; empty for none. */
  readonly onApply: (text: string) => void;
  readonly onClose: () => void;
}

/** Chooses the posts or projects of the home page, and their order. */
export function HomeChoiceDialog(props: HomeChoiceDialogProps) {
  const { choice, title, copy, onApply, onClose } = props;
  const [stored] = useState(() => chosenIds(copy, choice));
  const known = useRowsById(choice.list, stored);
  return (
    <DialogFrame
      title={title}
      closeLabel="Close without a change"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      onClose={onClose}
    >
      {known.isPending && (
        <Dialog.Body paddingBottom="6">
          <LoadingSkeleton height="40" label="Loading" />
        </Dialog.Body>
      )}
      {known.isError && (
        <Dialog.Body paddingBottom="6">
          <ErrorState
            message={`The choice could not be loaded. ${messageOf(known.error)}`.trim()}
            onRetry={() => void known.refetch()}
          />
        </Dialog.Body>
      )}
      {known.isSuccess && (
        <ChoiceForm
          choice={choice}
          initial={stored.map((id) => known.data.get(id) ?? { id, title: "", image: null })}
          onCancel={onClose}
          onApply={(rows) => {
            onApply(choiceText(rows.map(({ id }) => id)));
            onClose();
          }}
        />
      )}
    </DialogFrame>
  );
}

interface ChoiceFormProps {
  readonly choice: HomeChoice;
  /** The chosen rows; those that are not public have no title. */
  readonly initial: readonly HomeRow[];
  readonly onCancel: () => void;
  readonly onApply: (rows: readonly HomeRow[]) => void;
}

function ChoiceForm({ choice, initial, onCancel, onApply }: ChoiceFormProps) {
  const [rows, setRows] = useState(initial);
  const [message, setMessage] = useState("");
  const change = (next: readonly HomeRow[], announcement: string) => {
    setRows(next);
    setMessage(announcement);
  };
  return (
    <>
      <Dialog.Body>
        <Stack gap="6">
          <Text color="fg.muted">
            Up to {choice.places}, in this order. Free places are filled as the site settings say.
          </Text>
          <ChosenRows rows={rows} onChange={change} />
          <AutomaticRows choice={choice} chosen={rows} />
          <FoundRows
            list={choice.list}
            chosen={rows}
            isFull={rows.length >= choice.places}
            onAdd={(row) => {
              change([...rows, row], `${row.title} is number ${String(rows.length + 1)}.`);
            }}
          />
          <Text srOnly role="status">
            {message}
          </Text>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="button" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="button"
          onClick={() => {
            onApply(rows);
          }}
        >
          Use Selection
        </Button>
      </Dialog.Footer>
    </>
  );
}
