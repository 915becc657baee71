import { Box, Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { UPLOAD_MAX_TEXT } from "#supabase/data/limits.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import type { RefusedFile } from "#site/admin/media/validate-media.ts";
import { ImageSources } from "#site/admin/media/image-sources.tsx";
import { RefusedFiles } from "#site/admin/media/refused-files.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { useFileDrop } from "#site/admin/media/use-file-drop.ts";
import { useRefusedFiles } from "#site/admin/media/use-refused-files.ts";
import { useUploads } from "#site/admin/media/use-uploads.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";

/** Uploads files into the library: by a button, by the camera, or dropped anywhere on the area. */
export function LibraryUpload() {
  const { ids, refused, arrived, uploads, add, addFitting, drop } = useLibraryUploads();
  const zone = useFileDrop((files) => void add(files));
  const id = useId();
  return (
    <Stack
      gap="3"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="sm"
      padding="4"
      borderColor={zone.isOver ? "colorPalette.solid" : "border.emphasized"}
      bg={zone.isOver ? "colorPalette.subtle" : undefined}
      {...zone.handlers}
    >
      <HStack gap="3" flexWrap="wrap">
        <ImageSources
          label="Add to the library"
          kind="image-or-video"
          multiple
          describedBy={`${id}-hint`}
          onFiles={(files) => void add(files)}
          onLibrary={null}
        />
        <Text id={`${id}-hint`} textStyle="caption" color="fg.muted">
          Pictures and videos up to {UPLOAD_MAX_TEXT}, several at once, or drop them here.
        </Text>
      </HStack>
      <RefusedFiles id={`${id}-refused`} refused={refused} onFit={addFitting} />
      {ids.map((uploadId) => (
        <RunningUpload key={uploadId} id={uploadId} uploads={uploads} onDrop={drop} />
      ))}
      <Text role="status" textStyle="caption" color="fg.muted" _empty={{ display: "none" }}>
        {statusOf(arrived, ids.length)}
      </Text>
    </Stack>
  );
}

function statusOf(arrived: number, open: number): string {
  if (arrived === 0 && open === 0) return "";
  return open === 0
    ? `${String(arrived)} added.`
    : `${String(arrived)} of ${String(arrived + open)} added.`;
}

const refusalOf = (name: string, problem: string) => `“${name}” was not added. ${problem}`;

/** Uploads into the library, which refetches its list after each. */
function useLibraryUploads() {
  const cache = useQueryClient();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [arrived, setArrived] = useState(0);
  const refusals = useRefusedFiles("image-or-video", refusalOf);
  const forget = (id: string) => {
    setIds((current) => current.filter((other) => other !== id));
  };
  const uploads = useUploads("blog-images", (id) => {
    forget(id);
    setArrived((count) => count + 1);
    void cache.invalidateQueries({ queryKey: adminKeys.media });
  });
  const begin = (files: readonly File[]) => {
    for (const file of files) {
      const id = crypto.randomUUID();
      setIds((current) => [...current, id]);
      uploads.start(id, file);
    }
  };
  const add = async (files: readonly File[]) => {
    const good = await refusals.validate(files);
    setArrived(0);
    begin(good);
  };
  const addFitting = (file: File, refusal: RefusedFile) => {
    refusals.remove(refusal);
    begin([file]);
  };
  const drop = (id: string) => {
    uploads.drop(id);
    forget(id);
  };
  return { ids, refused: refusals.refused, arrived, uploads, add, addFitting, drop };
}

interface RunningUploadProps {
  readonly id: string;
  readonly uploads: Uploads;
  readonly onDrop: (id: string) => void;
}

function RunningUpload({ id, uploads, onDrop }: RunningUploadProps) {
  const upload = uploads.get(id);
  if (upload === undefined) return null;
  const { file, percent, failure } = upload;
  const remove = () => {
    onDrop(id);
  };
  return (
    <Box>
      <Text textStyle="caption" truncate>
        {file.name}
      </Text>
      {failure === null ? (
        <UploadProgress name={file.name} percent={percent} onCancel={remove} />
      ) : (
        <HStack gap="3" flexWrap="wrap">
          <Text role="alert" textStyle="caption" color="fg.error" overflowWrap="anywhere">
            {failure}
          </Text>
          <Button
            type="button"
            size="xs"
            variant="outline"
            aria-label={`Try ${file.name} again`}
            onClick={() => {
              uploads.retry(id);
            }}
          >
            Try again
          </Button>
          <Button
            type="button"
            size="xs"
            variant="ghost"
            aria-label={`Remove ${file.name}`}
            onClick={remove}
          >
            Remove
          </Button>
        </HStack>
      )}
    </Box>
  );
}
