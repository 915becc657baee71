import { Alert, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { localDate } from "#site/format/local-date.ts";
import { toast } from "#site/ui/toaster.tsx";
import { redirectsCsv } from "./redirects-model.ts";
import type { RefusedLine } from "./redirects-model.ts";
import { useImportRedirects, useRedirects } from "./use-redirects.ts";

/** Import and export of CSV files. Lines that were not imported stay listed with their reasons. */
export function RedirectFiles({ origin }: { readonly origin: string }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useImportRedirects(origin);
  const { save, isEmpty } = useExport();
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" loading={upload.isPending} onClick={() => input.current?.click()}>
          Import CSV…
        </Button>
        <Button variant="outline" disabled={isEmpty} onClick={save}>
          Export CSV
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label="CSV file with redirects"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) upload.mutate(file);
            target.value = "";
          }}
        />
      </Flex>
      {upload.isError && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Description>
            {`The file was not imported completely. ${messageOf(upload.error)} Import it again; redirects that exist stay.`}
          </Alert.Description>
        </Alert.Root>
      )}
      {upload.isSuccess && <ImportResult {...upload.data} />}
    </Stack>
  );
}

function useExport() {
  const platform = usePlatform();
  const { data: redirects = [] } = useRedirects();
  const save = () => {
    const name = `redirects-${localDate(new Date()).iso}.csv`;
    platform
      .saveFile(new File([redirectsCsv(redirects)], name, { type: "text/csv" }))
      .catch((error: unknown) => {
        console.error("[redirects-export]", error);
        toast.error({
          title: "Export Failed",
          description: messageOf(error) || "Please try again.",
        });
      });
  };
  return { save, isEmpty: redirects.length === 0 };
}

interface ImportResultProps {
  readonly name: string;
  readonly stored: number;
  readonly refused: readonly RefusedLine[];
}

function ImportResult({ name, stored, refused }: ImportResultProps) {
  return (
    <Alert.Root status={refused.length === 0 ? "success" : "warning"} role="status">
      <Alert.Indicator />
      <Stack gap="2" minWidth="0">
        <Alert.Title overflowWrap="anywhere">
          {`${name}: ${stored} imported${refused.length === 0 ? "" : `, ${refused.length} not`}.`}
        </Alert.Title>
        {refused.length > 0 && (
          <Stack
            as="ul"
            aria-label="Lines that were not imported"
            maxHeight="16rem"
            overflowY="auto"
            tabIndex={0}
          >
            {refused.map(({ line, text, message }) => (
              <li key={line}>
                <Text textStyle="caption" overflowWrap="anywhere">
                  {`Line ${line}: ${text} – ${message}`}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Alert.Root>
  );
}
