import { Button, Flex, IconButton, Text } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useState } from "react";
import type { KeyboardEvent } from "react";
import { SingleInput } from "../single-input.tsx";
import {
  currentMatch,
  find,
  findState,
  replaceAllMatches,
  replaceMatch,
  selectMatch,
} from "./find-text.ts";

interface FindBarProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Finds and replaces words in the text. */
export function FindBar({ editor, onClose }: FindBarProps) {
  const [query, setQuery] = useState("");
  const [replacement, setReplacement] = useState("");
  const [replaced, setReplaced] = useState<number | null>(null);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) find(editor, "");
    },
    [editor],
  );
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <Flex
      role="group"
      aria-label="Find and replace"
      align="center"
      gap="2"
      wrap="wrap"
      paddingInline="3"
      paddingBlock="2"
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <SingleInput
        ref={focusOnce}
        flex="1 1 9rem"
        size="sm"
        autoComplete="off"
        aria-label="Find"
        placeholder="Find"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setReplaced(null);
          find(editor, target.value);
          selectMatch(editor, 0);
        }}
        onKeyDown={onEnter((event) => {
          selectMatch(editor, event.shiftKey ? -1 : 1);
        })}
      />
      <Steps editor={editor} query={query} replaced={replaced} />
      <SingleInput
        flex="1 1 9rem"
        size="sm"
        autoComplete="off"
        aria-label="Replace with"
        placeholder="Replace with"
        value={replacement}
        onChange={({ target }) => {
          setReplacement(target.value);
        }}
        onKeyDown={onEnter(() => {
          replaceMatch(editor, replacement);
        })}
      />
      <Button
        type="button"
        size="sm"
        variant="outline"
        onClick={() => {
          replaceMatch(editor, replacement);
        }}
      >
        Replace
      </Button>
      <Button
        type="button"
        size="sm"
        variant="ghost"
        onClick={() => {
          setReplaced(replaceAllMatches(editor, replacement));
        }}
      >
        Replace all
      </Button>
      <Button type="button" size="sm" variant="ghost" color="fg.muted" onClick={close}>
        Close
      </Button>
    </Flex>
  );
}

interface StepsProps {
  readonly editor: Editor;
  readonly query: string;
  readonly replaced: number | null;
}

/** The number of matches, and buttons for the one before and after. */
function Steps({ editor, query, replaced }: StepsProps) {
  const { count, current } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      count: findState(state).matches.length,
      current: currentMatch(state),
    }),
  });
  const found = count === 0 ? "Not found" : `${String(current)} of ${String(count)}`;
  return (
    <Flex align="center" gap="1">
      <Text role="status" textStyle="caption" color="fg.muted" minWidth="4.5rem">
        {replaced === null ? query !== "" && found : `${String(replaced)} replaced`}
      </Text>
      {(["Previous", "Next"] as const).map((name) => (
        <IconButton
          key={name}
          type="button"
          size="sm"
          variant="ghost"
          aria-label={`${name} match`}
          title={`${name} match`}
          onClick={() => {
            selectMatch(editor, name === "Next" ? 1 : -1);
          }}
        >
          {name === "Next" ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
        </IconButton>
      ))}
    </Flex>
  );
}

function focusOnce(input: HTMLInputElement | null) {
  if (input !== null && document.activeElement !== input) input.focus({ preventScroll: true });
}

function onEnter(action: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault(); // prevents submission of the form
    action(event);
  };
}
