import { Box, Stack } from "@chakra-ui/react";
import { useMemo } from "react";
import { useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { useSelection } from "#site/admin/data-table/use-selection.ts";
import { MediaSearchFrame } from "#site/admin/media/library/media-search-frame.tsx";
import { useMediaSearch } from "#site/admin/media/library/use-media-search.ts";
import { selectableFile } from "./library-model.ts";
import type { SelectableFile } from "./library-model.ts";
import { LibraryUpload } from "./library-upload.tsx";
import { MediaBulk } from "./media-bulk.tsx";
import { MediaCard } from "./media-card.tsx";
import { useSelectAllFiles } from "./use-select-all-files.ts";

const COLUMNS = { base: 2, md: 3, lg: 4 };

/** The media library: every uploaded file, with search, a usage filter, uploads and a selection. */
export function MediaLibraryPage() {
  const container = useListFocus<HTMLDivElement>();
  const media = useMediaSearch();
  const files = useMemo(() => media.files.map(selectableFile), [media.files]);
  const { search, use } = media.filter;
  // Another order keeps the selection, as it does in lists.
  const selection = useSelection<SelectableFile>(files, `${use} ${search}`);
  const selectAll = useSelectAllFiles(selection, media);
  return (
    <Box ref={container} tabIndex={-1} outline="none">
      <Stack gap="5">
        <LibraryUpload />
        <MediaBulk selection={selection} selectAll={selectAll} />
        <MediaSearchFrame
          media={media}
          columns={COLUMNS}
          renderFile={(file) => <MediaCard key={file.name} file={file} selection={selection} />}
        />
      </Stack>
    </Box>
  );
}
