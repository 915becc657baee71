import { Theme } from "@chakra-ui/react";
import { useMemo } from "react";
import type { CopyEditing } from "#site/content/copy-editing.ts";
import { HOME_CHOICES } from "#site/content/home-choices.ts";
import type { CopyPage, StoredCopy } from "#site/content/page-copy.ts";
import { useLatest } from "#site/ui/use-latest.ts";
import type { CopyChanges, CopyEntry } from "./copy-model.ts";
import { EditableText } from "./editable-text.tsx";
import { HomeChoiceControl } from "./home-choice-control.tsx";
import { ImageControl } from "./image-control.tsx";
import { AddMember, MemberControls } from "./team-controls.tsx";
import type { TeamChange } from "./team-controls.tsx";
import { preventLinks } from "./prevent-links.ts";
import { SettingLink } from "./setting-link.tsx";
import { ShownPage } from "./shown-page.tsx";
import { WINDOW_WIDTH } from "./window-width.ts";

interface EditedPageProps {
  readonly page: CopyPage;
  readonly entries: readonly CopyEntry[];
  /** The base copy with the changes. */
  readonly copy: StoredCopy;
  readonly changes: CopyChanges;
  readonly onChange: (entry: CopyEntry, value: string) => void;
  /** Receives null when what is typed cannot be used. */
  readonly onTyping: (entry: CopyEntry, value: string | null) => void;
  /** Requests the dialog of an image or a choice. */
  readonly onOpenDialog: (entry: CopyEntry) => void;
  readonly onTeamChange: (change: TeamChange) => void;
  /** Reports why the text of a field cannot be used, and null when it can. */
  readonly onProblem: (entry: CopyEntry, problem: string | null) => void;
  readonly onAnnounce: (message: string) => void;
}

/** The page as visitors see it, with editable texts and images. Its links lead nowhere here. */
export function EditedPage({ page, ...props }: EditedPageProps) {
  const editing = useCopyEditing(props);
  return (
    <Theme
      appearance="light"
      colorPalette="clay"
      role="region"
      aria-label="The page"
      data-edited-page=""
      css={{
        ...WINDOW_WIDTH,
        // The toolbar must not cover what gets the focus.
        "& :is(a, button, summary, [role=textbox])": { scrollMarginBlockStart: "8rem" },
      }}
      borderBottomWidth="1px"
      overflowX="clip"
      onClickCapture={preventLinks}
    >
      <ShownPage page={page} editing={editing} />
    </Theme>
  );
}

/** Stable while the copy is the same, so that fields keep their focus. */
function useCopyEditing(props: Omit<EditedPageProps, "page">): CopyEditing {
  const latest = useLatest(props);
  const { copy, changes, entries } = props;
  return useMemo(() => {
    const byPath = new Map(entries.map((entry) => [entry.path, entry]));
    return {
      copy,
      renderImageControl: ({ path }) => {
        const entry = byPath.get(path);
        if (entry === undefined) return null;
        return (
          <ImageControl
            label={entry.label}
            isChanged={Object.hasOwn(changes, path)}
            onClick={() => {
              latest.current.onOpenDialog(entry);
            }}
          />
        );
      },
      renderHomeChoice: (list) => {
        const entry = byPath.get(HOME_CHOICES[list].path);
        if (entry === undefined) return null;
        return (
          <HomeChoiceControl
            list={list}
            isChanged={Object.hasOwn(changes, entry.path)}
            onClick={() => {
              latest.current.onOpenDialog(entry);
            }}
          />
        );
      },
      renderTeamControl: (place) => {
        const onChange = (change: TeamChange) => {
          latest.current.onTeamChange(change);
        };
        if (place === null) return <AddMember copy={copy} onChange={onChange} />;
        return <MemberControls copy={copy} place={place} onChange={onChange} />;
      },
      renderSettingLink: (shown) => <SettingLink section={shown} />,
      renderText: (text) => {
        const entry = byPath.get(text.path);
        if (entry === undefined) return text.shown;
        return (
          <EditableText
            entry={entry}
            text={text}
            isChanged={Object.hasOwn(changes, text.path)}
            onChange={(value) => {
              latest.current.onChange(entry, value);
            }}
            onTyping={(value) => {
              latest.current.onTyping(entry, value);
            }}
            onProblem={(problem) => {
              latest.current.onProblem(entry, problem);
            }}
            onAnnounce={(message) => {
              latest.current.onAnnounce(message);
            }}
          />
        );
      },
    };
  }, [copy, changes, entries, latest]);
}
