import { Box, Input } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { READABLE } from "#site/ui/theme/touch.ts";

const DEBOUNCE_MS = 250;

interface ListSearchProps {
  readonly label: string;
  /** The search in the URL. */
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** Search input of a list, debounced. The shortcut "/" focuses it. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const [input, setInput] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Follows changes of the URL from outside, such as Back and Forward.
  if (previousValue !== value) {
    setPreviousValue(value);
    if (input.trim() !== value) setInput(value);
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return (
    <Box position="relative" flex="1" minWidth={{ base: "12rem", md: "10rem" }}>
      <Box
        position="absolute"
        insetInlineStart="3"
        top="50%"
        translate="0 -50%"
        zIndex="1"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Search size="1em" aria-hidden />
      </Box>
      <Input
        type="search"
        size="sm"
        fontSize="sm"
        css={READABLE}
        paddingInlineStart="9"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={input}
        onChange={(event) => {
          const text = event.target.value;
          setInput(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            onChange(text.trim());
          }, DEBOUNCE_MS);
        }}
      />
    </Box>
  );
}
