import { Text } from "@chakra-ui/react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { BodyHistory } from "#site/admin/visual-editor/body-history.ts";
import { BodyPlace } from "#site/admin/visual-editor/body-place.ts";
import { FieldFrame } from "#site/ui/fields.tsx";
import { useCoarsePointer } from "#site/ui/use-coarse-pointer.ts";
import { ErrorState } from "#site/ui/states.tsx";
import { useBodyView, VISUAL_MAX_LENGTH } from "./body-view.ts";
import type { BodyView } from "./body-view.ts";
import { useVisualEditor } from "./load-visual-editor.ts";
import { FullWidthButton } from "./full-width-button.tsx";
import { PlainFields, registered } from "./canvas-fields.tsx";
import type { CanvasField } from "./canvas-textarea.tsx";
import { TextBody } from "./text-body.tsx";
import type { BodyImages } from "./use-body-images.ts";
import { ViewButton } from "./view-button.tsx";
import { VisualBody } from "./visual-body.tsx";
import { WordCount } from "./word-count.tsx";

interface BodyFieldProps<Values extends FieldValues> {
  readonly label: string;
  readonly required?: boolean;
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly validate: (value: string) => string | true;
  /** Null in a field without images. */
  readonly images: BodyImages | null;
  readonly error?: string | undefined;
  /** A title that is edited with the body: on the canvas of the visual editor, and above the text. */
  readonly title?: CanvasField<Values>;
  /** A short text between title and body. */
  readonly lead?: CanvasField<Values>;
  /** Explains the markup; shown beside the text. */
  readonly help: ReactNode;
}

const VISUAL_HELP = "Type / in an empty line for headings, lists and pictures.";
const KEYS_HELP = " Alt and ↑ or ↓ move a block.";

/** The body of a post or project, edited visually or as text. Its value is the markup in both. */
export function BodyField<Values extends FieldValues>(props: BodyFieldProps<Values>) {
  const { label, required, control, name, validate, images, error, title, lead, help } = props;
  // Before the body, because the form focuses the first registered field with an error.
  const above =
    title === undefined
      ? null
      : {
          title: registered(control, title),
          lead: lead === undefined ? null : registered(control, lead),
        };
  const { view, isTooLong, hasChosen, choose } = useFittingView(control, name);
  const [history] = useState(() => new BodyHistory());
  const [place] = useState(() => new BodyPlace());
  const editor = useVisualEditor(view === "visual");
  const visualHelp = useCoarsePointer() ? VISUAL_HELP : VISUAL_HELP + KEYS_HELP;
  const asText = view === "text" || editor.kind === "failed";
  const change = (next: BodyView) => {
    place.remember();
    choose(next);
  };
  const switchTo = (next: BodyView) => (
    <ViewButton view={next} takesFocus={hasChosen} onChoose={change} />
  );
  const frame = { required, error, help: asText ? help : visualHelp };
  const isOnCanvas = above !== null && !asText;
  const body = (
    <FieldFrame label={isOnCanvas ? null : label} {...frame}>
      {view === "visual" && editor.kind === "failed" && (
        <ErrorState
          message="The visual editor could not be loaded. You can write as text, or try again."
          onRetry={editor.retry}
        />
      )}
      <Text role="status" textStyle="caption" color="fg.muted" hidden={!isTooLong}>
        {isTooLong && "This text is too long for the visual editor, so it is shown as text."}
      </Text>
      {asText ? (
        <TextBody
          registration={control.register(name, { validate })}
          images={images}
          history={history}
          place={place}
        >
          {view === "text" && !isTooLong && switchTo("visual")}
        </TextBody>
      ) : (
        <VisualBody
          label={label}
          above={above}
          control={control}
          name={name}
          validate={validate}
          images={images}
          history={history}
          place={place}
          editor={editor}
        >
          {above !== null && <FullWidthButton />}
          {switchTo("text")}
        </VisualBody>
      )}
      <WordCount control={control} name={name} />
    </FieldFrame>
  );
  return (
    <>
      {above !== null && asText && <PlainFields {...above} />}
      {body}
    </>
  );
}

/** The member's choice; text for a body that is too long, also while it becomes shorter. */
function useFittingView<Values extends FieldValues>(
  control: Control<Values>,
  name: FieldPathByValue<Values, string>,
) {
  const [view, setView] = useBodyView();
  const [wasTooLong, setWasTooLong] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  const isTooLong = useWatch({
    control,
    name,
    compute: (body: string) => body.length > VISUAL_MAX_LENGTH,
  });
  if (isTooLong && !wasTooLong) setWasTooLong(true);
  return {
    view: wasTooLong ? "text" : view,
    isTooLong,
    /** True after a choice in this form. */
    hasChosen,
    choose: (next: BodyView) => {
      setWasTooLong(false);
      setHasChosen(true);
      setView(next);
    },
  };
}
