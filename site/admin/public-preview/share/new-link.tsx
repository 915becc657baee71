import { Button, Field, Flex, Input, Stack, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { QrCode } from "./qr-code.tsx";

/** A new link, for copying and scanning. It is shown once: the server does not store it. */
export function NewLink({ url }: { readonly url: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome("copied");
    } catch (error) {
      console.warn("The clipboard refused.", error);
      input.current?.select();
      setOutcome("refused");
    }
  };
  return (
    <Stack gap="4">
      <Field.Root>
        <Field.Label>Private link</Field.Label>
        <Flex gap="2" width="full">
          <Input ref={input} readOnly value={url} />
          <Button type="button" variant="outline" onClick={() => void copy()}>
            Copy
          </Button>
        </Flex>
        <Field.HelperText role="status">
          {outcome === "copied" && "Copied."}
          {outcome === "refused" && "The clipboard is not available. Copy the selected text."}
          {outcome === null && "Copy it now: it is not shown again."}
        </Field.HelperText>
      </Field.Root>
      <Flex gap="4" align="center" wrap="wrap">
        <QrCode url={url} label="QR code of the private link" />
        <Text flex="1" minWidth="10rem" color="fg.muted">
          Scan the code to open the preview on your phone.
        </Text>
      </Flex>
    </Stack>
  );
}
