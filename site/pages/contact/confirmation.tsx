import { Box, Button, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { NewInquiry } from "#supabase/data/inquiries.ts";
import { contactConfirmation } from "#site/content/contact.ts";

interface ConfirmationProps {
  readonly sent: NewInquiry;
  readonly onDismiss: () => void;
}

/**
 * Confirmation with the sent message. Takes the focus, so that screen readers announce it; unlike a toast
 * it stays.
 */
export function Confirmation({ sent, onDismiss }: ConfirmationProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, [sent]);
  return (
    <Box
      ref={panel}
      role="status"
      tabIndex={-1}
      bg="sage.subtle"
      borderInlineStartWidth="3px"
      borderColor="sage.solid"
      padding={{ base: "6", md: "8" }}
      scrollMarginTop="8rem"
    >
      <Text as="h2" textStyle="subheading">
        {contactConfirmation.heading}
      </Text>
      <Text marginBlock="3">{contactConfirmation.text(sent.email)}</Text>
      <Text
        as="blockquote"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        color="fg.muted"
        maxHeight="16rem"
        overflowY="auto"
      >
        {sent.message}
      </Text>
      <Button variant="outline" size="sm" marginBlockStart="5" onClick={onDismiss}>
        {contactConfirmation.dismiss}
      </Button>
    </Box>
  );
}
