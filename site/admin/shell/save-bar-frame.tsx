import { Flex } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import type { ReactNode } from "react";

/** The bar under a form that stays in view. Toasts stand above it: whoever reads why a save failed
 * must be able to press the button again. */
export function SaveBarFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="docked"
      align="center"
      justify="flex-end"
      gap="3"
      flexWrap="wrap"
      paddingBlock="3"
      bg="bg"
      borderTopWidth="1px"
    >
      <Global styles={RAISED_TOASTS} />
      {children}
    </Flex>
  );
}

const RAISED_TOASTS = {
  "[data-scope=toast][data-part=group]": { bottom: "5.5rem !important" },
};
