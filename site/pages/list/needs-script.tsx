import { Text } from "@chakra-ui/react";

/** Hides what needs script from visitors without it. */
export const hiddenWithoutScript = { "@media (scripting: none)": { display: "none" } } as const;

/** A sentence for visitors without script. */
export function NeedsScript({ children }: { readonly children: string }) {
  return (
    <Text
      textStyle="caption"
      color="fg.muted"
      display="none"
      css={{ "@media (scripting: none)": { display: "block" } }}
    >
      {children}
    </Text>
  );
}
