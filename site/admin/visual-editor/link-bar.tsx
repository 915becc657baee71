import { Button, Flex } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { linkAddress } from "#site/format/url-allowlist.ts";
import { focusAtEnd, REFUSED_LINK } from "./link-field.ts";
import { SingleInput } from "./single-input.tsx";

interface LinkBarProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The address of the link at the caret, or of a link around the selected words. */
export function LinkBar({ editor, onClose }: LinkBarProps) {
  const current: unknown = editor.getAttributes("link")["href"];
  const known = typeof current === "string" ? current : "";
  const [address, setAddress] = useState(known === "" ? "https://" : known);
  const [isRefused, setIsRefused] = useState(false);
  const id = useId();
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkAddress(address);
    if (href === null) {
      setIsRefused(true);
      return;
    }
    setLink(editor, href);
    close();
  };
  return (
    <Flex
      role="group"
      aria-label="Link"
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
        flex={{ base: "1 0 100%", md: "1" }}
        size="sm"
        type="url"
        autoComplete="off"
        aria-label="Address of the link"
        aria-invalid={isRefused}
        aria-describedby={isRefused ? id : undefined}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setIsRefused(false);
        }}
      />
      <Button type="button" size="sm" variant="outline" onClick={apply}>
        {known === "" ? "Add link" : "Change link"}
      </Button>
      {known !== "" && (
        <Button
          type="button"
          size="sm"
          variant="ghost"
          onClick={() => {
            editor.chain().extendMarkRange("link").unsetMark("link").run();
            close();
          }}
        >
          Remove link
        </Button>
      )}
      <Button type="button" size="sm" variant="ghost" onClick={close}>
        Cancel
      </Button>
      {isRefused && (
        <Flex id={id} role="alert" width="full" textStyle="caption" color="fg.error">
          {REFUSED_LINK}
        </Flex>
      )}
    </Flex>
  );
}

/** Links the selected words, the link around the caret, or the address itself where nothing is selected. */
function setLink(editor: Editor, href: string) {
  const isInLink = editor.isActive("link");
  if (editor.state.selection.empty && !isInLink) {
    const mark = { type: "link", attrs: { href } };
    editor
      .chain()
      .insertContent({ type: "text", text: href, marks: [mark] })
      .run();
    return;
  }
  editor.chain().extendMarkRange("link").setMark("link", { href, title: null }).run();
}
