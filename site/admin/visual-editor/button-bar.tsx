import { Button, Flex } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { linkAddress } from "#site/format/url-allowlist.ts";
import { BUTTON_TITLE } from "#site/rich-text/button-link.ts";
import { focusAtEnd, REFUSED_LINK } from "./link-field.ts";
import { linkAtCaret } from "./link-at-caret.ts";
import { SingleInput } from "./single-input.tsx";

interface ButtonBarProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Label and address of the button link at the caret, or of a new one. */
export function ButtonBar({ editor, onClose }: ButtonBarProps) {
  const [known] = useState(() => linkAtCaret(editor.state));
  const [label, setLabel] = useState(known?.text ?? "");
  const [address, setAddress] = useState(known?.href ?? "/contact");
  const [problem, setProblem] = useState("");
  const id = useId();
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkAddress(address);
    const text = label.replaceAll(/\s+/g, " ").trim();
    if (text === "") setProblem("A button needs a label.");
    else if (href === null) setProblem(REFUSED_LINK);
    else {
      const { from, to } = known ?? editor.state.selection;
      const attrs = { href, title: BUTTON_TITLE };
      editor.commands.insertContentAt(
        { from, to },
        { type: "text", text, marks: [{ type: "link", attrs }] },
      );
      close();
    }
  };
  const described = {
    "aria-invalid": problem !== "",
    "aria-describedby": problem === "" ? undefined : id,
  };
  return (
    <Flex
      role="group"
      aria-label="Button"
      align="center"
      gap="2"
      wrap="wrap"
      paddingInline="3"
      paddingBlock="2"
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
        if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
        event.preventDefault(); // prevents submission of the form
        apply();
      }}
    >
      <SingleInput
        ref={focusAtEnd}
        flex={{ base: "1 0 100%", md: "1 1 14rem" }}
        size="sm"
        placeholder="Label, such as See our fees"
        aria-label="Label of the button"
        {...described}
        value={label}
        onChange={(event) => {
          setLabel(event.target.value);
          setProblem("");
        }}
      />
      <SingleInput
        flex={{ base: "1 0 100%", md: "1 1 14rem" }}
        size="sm"
        type="url"
        autoComplete="off"
        aria-label="Address of the button"
        {...described}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setProblem("");
        }}
      />
      <Button type="button" size="sm" variant="outline" onClick={apply}>
        {known === null ? "Add button" : "Change button"}
      </Button>
      {known !== null && (
        <Button
          type="button"
          size="sm"
          variant="ghost"
          onClick={() => {
            editor.commands.deleteRange(known);
            close();
          }}
        >
          Remove button
        </Button>
      )}
      <Button type="button" size="sm" variant="ghost" onClick={close}>
        Cancel
      </Button>
      {problem !== "" && (
        <Flex id={id} role="alert" width="full" textStyle="caption" color="fg.error">
          {problem}
        </Flex>
      )}
    </Flex>
  );
}
