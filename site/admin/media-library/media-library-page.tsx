import { Box, Stack } from "@chakra-ui/react";
import { useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { MediaSearchFrame } from "#site/admin/media/library/media-search-frame.tsx";
import { useMediaSearch } from "#site/admin/media/library/use-media-search.ts";
import { LibraryUpload } from "./library-upload.tsx";
import { MediaCard } from "./media-card.tsx";

const COLUMNS = { base: 2, md: 3, lg: 4 };

/** The media library: every uploaded file, with search, a usage filter and uploads. */
export function MediaLibraryPage() {
  const container = useListFocus<HTMLDivElement>();
  const media = useMediaSearch();
  return (
    <Box ref={container} tabIndex={-1} outline="none">
      <Stack gap="5">
        <LibraryUpload />
        <MediaSearchFrame
          media={media}
          columns={COLUMNS}
          renderFile={(file) => <MediaCard key={file.name} file={file} />}
        />
      </Stack>
    </Box>
  );
}
