import { Button, Flex } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { linkAddress } from "#site/format/url-allowlist.ts";
import { REFUSED_LINK } from "../link-field.ts";
import { AddressField } from "./address-field.tsx";
import { isAddress } from "./link-targets.ts";

interface LinkBarProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The target of the link at the caret, or of a link around the selected words: a page of the site or an address. */
export function LinkBar({ editor, onClose }: LinkBarProps) {
  const current: unknown = editor.getAttributes("link")["href"];
  const known = typeof current === "string" ? current : "";
  const [address, setAddress] = useState(known);
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
    setLink(editor, href, href);
    close();
  };
  return (
    <Flex
      role="group"
      aria-label="Link"
      align="center"
      gap="2"
      wrap="wrap"
      padding="2"
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <AddressField
        value={address}
        onChange={(value) => {
          setAddress(value);
          setIsRefused(false);
        }}
        onChoose={({ path, title }) => {
          setLink(editor, path, title);
          close();
        }}
        onEnter={apply}
        isInvalid={isRefused}
        describedBy={isRefused ? id : undefined}
      />
      {/* Words are searched for: a page is chosen in the list. */}
      {isAddress(address.trim()) && (
        <Button type="button" size="sm" variant="outline" onClick={apply}>
          {known === "" ? "Add link" : "Change link"}
        </Button>
      )}
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

/** Links the selected words, the link around the caret, or new words where nothing is selected. */
function setLink(editor: Editor, href: string, words: string) {
  const isInLink = editor.isActive("link");
  if (editor.state.selection.empty && !isInLink) {
    const mark = { type: "link", attrs: { href } };
    editor
      .chain()
      .insertContent({ type: "text", text: words, marks: [mark] })
      .run();
    return;
  }
  editor.chain().extendMarkRange("link").setMark("link", { href, title: null }).run();
}
