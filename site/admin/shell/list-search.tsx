import { Box, Input } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 250;

interface ListSearchProps {
  readonly label: string;
  /** What the address says. */
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** Typing shows at once; the list follows after a short pause. The key "/" comes here. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and forward change the address from outside: then the field follows.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return (
    <Box position="relative" flex="1" minWidth="12rem">
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
        paddingInlineStart="9"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            onChange(text.trim());
          }, PAUSE_MS);
        }}
      />
    </Box>
  );
}
