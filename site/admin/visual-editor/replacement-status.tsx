import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { RefusedFiles } from "#site/admin/media/refused-files.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import type { Replacement } from "./use-replacement.ts";

/** At an image: progress and failure of the file that replaces it, and a file that was refused. */
export function ReplacementStatus({ replacement }: { readonly replacement: Replacement }) {
  const { pending, refused, takeFitting, drop, retry, isOver } = replacement;
  const refusalsId = useId();
  const upload = pending?.upload;
  if (isOver) return <Panel>Drop to replace the picture</Panel>;
  if (pending !== undefined && upload !== undefined) {
    const cancel = () => {
      drop(pending.id);
    };
    if (upload.failure === null) {
      return (
        <Panel>
          <UploadProgress name={upload.file.name} percent={upload.percent} onCancel={cancel} />
        </Panel>
      );
    }
    return (
      <Panel>
        <Flex wrap="wrap" align="center" gap="2">
          <Text role="alert" color="fg.error" flex="1 1 12rem" overflowWrap="anywhere">
            {upload.failure} The picture is still the old one.
          </Text>
          <Button
            type="button"
            size="xs"
            variant="outline"
            onClick={() => {
              retry(pending.id);
            }}
          >
            Retry
          </Button>
          <Button type="button" size="xs" variant="ghost" onClick={cancel}>
            Keep the old picture
          </Button>
        </Flex>
      </Panel>
    );
  }
  if (refused.length === 0) return null;
  return (
    <Panel>
      <RefusedFiles id={refusalsId} refused={refused} onFit={takeFitting} />
    </Panel>
  );
}

/** Over the lower edge of the image, which keeps its place. */
function Panel({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      position="absolute"
      insetInline="2"
      insetBlockEnd="2"
      paddingInline="3"
      paddingBlock="2"
      bg="bg.panel"
      color="fg"
      borderRadius="sm"
      boxShadow="sm"
      textStyle="caption"
    >
      {children}
    </Box>
  );
}
