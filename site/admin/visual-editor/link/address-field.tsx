import { Box, Flex, Text } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { counted } from "#site/format/number.ts";
import { focusAtEnd } from "../link-field.ts";
import { SingleInput } from "../single-input.tsx";
import type { LinkSuggestion } from "./link-targets.ts";
import { useLinkTargets } from "./use-link-targets.ts";

interface AddressFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onChoose: (target: LinkSuggestion) => void;
  /** Called with Enter where no page is to be chosen. */
  readonly onEnter: () => void;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

/** Finds a page of the site by a part of its title, or takes an address. Focus stays in the input. */
export function AddressField(props: AddressFieldProps) {
  const { value, onChange, onChoose, onEnter, isInvalid, describedBy } = props;
  const [active, setActive] = useState(0);
  const { targets, state } = useLinkTargets(value);
  const list = useId();
  const count = targets.length;
  const current = Math.min(active, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (event.key !== "Enter" && !(isArrow && count > 0)) return;
    event.preventDefault(); // also prevents submission of the form
    if (isArrow) setActive((current + (event.key === "ArrowDown" ? 1 : count - 1)) % count);
    else {
      const target = targets[current];
      if (target !== undefined) onChoose(target);
      else if (state !== "searching") onEnter();
    }
  };
  return (
    <>
      <SingleInput
        ref={focusAtEnd}
        size="sm"
        placeholder="Title of a page, or an address"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        role="combobox"
        aria-label="Page or address"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={list}
        aria-activedescendant={count > 0 ? `${list}-${String(current)}` : undefined}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => {
          setActive(0);
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <Options id={list} targets={targets} current={current} onChoose={onChoose} />
      <Text role="status" textStyle="caption" color="fg.muted" _empty={{ display: "none" }}>
        {statusOf(count, state)}
      </Text>
    </>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly targets: readonly LinkSuggestion[];
  readonly current: number;
  readonly onChoose: (target: LinkSuggestion) => void;
}

function Options({ id, targets, current, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const marked = list.current?.querySelector("[aria-selected=true]");
    marked?.scrollIntoView({ block: "nearest" });
  }, [current, targets.length]);
  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label="Pages of the site"
      hidden={targets.length === 0}
      width="full"
      maxHeight="min(16rem, 38vh)"
      overflowY="auto"
    >
      {targets.map((target, index) => (
        <Flex
          key={target.path}
          id={`${id}-${String(index)}`}
          role="option"
          aria-selected={index === current}
          align="center"
          justify="space-between"
          gap="3"
          paddingInline="2.5"
          minHeight="11"
          borderRadius="sm"
          cursor="pointer"
          bg={index === current ? "bg.emphasized" : undefined}
          _hover={{ bg: "bg.muted" }}
          onMouseDown={(event) => {
            event.preventDefault(); // keeps the focus in the input
          }}
          onClick={() => {
            onChoose(target);
          }}
        >
          <Text as="span" textStyle="ui" truncate>
            {target.title}
          </Text>
          <Text as="span" textStyle="caption" color="fg.muted" flexShrink="0">
            {target.kind}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}

function statusOf(count: number, state: ReturnType<typeof useLinkTargets>["state"]): string {
  if (state === "idle") return "";
  if (state === "searching") return "Searching…";
  if (state === "failed") return "Posts and projects cannot be searched at the moment.";
  if (count === 0) return "Nothing found. Try another word, or type an address.";
  return `${counted(count, "page")} found. Arrows choose, Enter links.`;
}
